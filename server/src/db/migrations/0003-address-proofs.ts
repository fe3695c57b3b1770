/**
 * What ties a password to whoever reads an address's mail: docs/accounts.md. Links that are over stay
 * until they expire, so that whoever opens one again can be told what became of it.
 */
export const addressProofs = `
ALTER TABLE users ADD COLUMN password_proven_at bigint;
ALTER TABLE users ADD COLUMN browser_hash text;
ALTER TABLE users ADD COLUMN contested bigint NOT NULL DEFAULT 0 CHECK (contested IN (0, 1));
CREATE INDEX users_unverified ON users (created_at) WHERE email_verified_at IS NULL;

ALTER TABLE identities
  ADD COLUMN authoritative bigint NOT NULL DEFAULT 0 CHECK (authoritative IN (0, 1));

ALTER TABLE mail_tokens ADD COLUMN ended_at bigint;

CREATE TABLE outbox_anew (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (
    kind IN ('signUp', 'verification', 'passwordReset', 'passwordEnded', 'feedback')
  ),
  email text NOT NULL,
  message text NOT NULL,
  created_at bigint NOT NULL,
  attempts bigint NOT NULL,
  next_attempt_at bigint NOT NULL
);
INSERT INTO outbox_anew
  SELECT id, kind, email, message, created_at, attempts, next_attempt_at FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_anew RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (next_attempt_at);
`
