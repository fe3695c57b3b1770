/** Both databases understand it as it is: text, bigint, and nothing of their own. */
export const accounts = `
CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  email_verified_at bigint,
  password_hash text,
  created_at bigint NOT NULL
);

CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at bigint NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE UNIQUE INDEX identities_user ON identities (user_id, issuer);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at bigint NOT NULL,
  last_seen_at bigint NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id, created_at);

CREATE TABLE mail_tokens (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verification', 'passwordReset')),
  expires_at bigint NOT NULL
);
CREATE INDEX mail_tokens_user ON mail_tokens (user_id, purpose);

CREATE TABLE outbox (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('signUp', 'verification', 'passwordReset', 'feedback')),
  email text NOT NULL,
  message text NOT NULL,
  created_at bigint NOT NULL,
  attempts bigint NOT NULL,
  next_attempt_at bigint NOT NULL
);
CREATE INDEX outbox_due ON outbox (next_attempt_at);

CREATE TABLE google_flows (
  flow_hash text PRIMARY KEY,
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at bigint NOT NULL
);

CREATE TABLE spent_id_tokens (
  token_hash text PRIMARY KEY,
  expires_at bigint NOT NULL
);

CREATE TABLE throttles (
  key text PRIMARY KEY,
  points bigint NOT NULL,
  expire bigint
);
`
