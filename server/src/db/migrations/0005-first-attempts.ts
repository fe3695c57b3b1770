/** Mails that were never tried leave before those that were. */
export const firstAttempts = `
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox ((kind = 'feedback'), (attempts > 0), next_attempt_at);
`
