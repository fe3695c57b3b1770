/** Account mail leaves before feedback, and what time has ended is found without reading a whole table. */
export const orderAndAge = `
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox ((kind = 'feedback'), next_attempt_at);

CREATE INDEX sessions_created ON sessions (created_at);
CREATE INDEX sessions_seen ON sessions (last_seen_at);
CREATE INDEX mail_tokens_age ON mail_tokens (expires_at);
CREATE INDEX google_flows_age ON google_flows (expires_at);
CREATE INDEX spent_id_tokens_age ON spent_id_tokens (expires_at);
CREATE INDEX throttles_age ON throttles (expire);
`
