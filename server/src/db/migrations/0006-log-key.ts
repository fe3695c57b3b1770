/** One key, by which the log names accounts and networks. */
export const logKey = `
CREATE TABLE log_keys (
  id bigint PRIMARY KEY CHECK (id = 1),
  value text NOT NULL
);
`
