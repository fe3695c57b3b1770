/** From where somebody signed in, null where that was before it was kept; and the letters about what changes in an account. */
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
