/** Browser, system and network of a sign-in, null for older ones; and the letters about changes of an account. */
export const ownAccount = `
ALTER TABLE sessions ADD COLUMN browser text;
ALTER TABLE sessions ADD COLUMN system text;
ALTER TABLE sessions ADD COLUMN network text;

CREATE TABLE outbox_anew (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (
    kind IN (
      'signUp', 'verification', 'passwordReset', 'passwordEnded', 'passwordChanged',
      'passwordChangedElsewhere', 'googleLinked', 'accountDeleted', 'feedback'
    )
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
CREATE INDEX outbox_due ON outbox ((kind = 'feedback'), (attempts > 0), next_attempt_at);
`
