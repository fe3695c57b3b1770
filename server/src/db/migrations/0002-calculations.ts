/** Two slots per user, which the table itself keeps: however many ask at once, a third finds none. */
export const calculations = `
CREATE TABLE calculations (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  slot bigint NOT NULL CHECK (slot IN (1, 2)),
  calculation_data text NOT NULL,
  created_at bigint NOT NULL,
  UNIQUE (user_id, slot)
);

CREATE TABLE save_keys (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL,
  fingerprint text NOT NULL,
  calculation_id text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX save_keys_age ON save_keys (created_at);
`
