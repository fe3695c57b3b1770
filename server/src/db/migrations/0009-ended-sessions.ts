/** The sessions that their person ended from another device, for as long as a browser may still come with one. */
export const endedSessions = `
CREATE TABLE ended_sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at bigint NOT NULL
);
CREATE INDEX ended_sessions_user ON ended_sessions (user_id);
CREATE INDEX ended_sessions_expiry ON ended_sessions (expires_at);
`
