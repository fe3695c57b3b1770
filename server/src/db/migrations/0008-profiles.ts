/** What a seller's new calculations begin with: one record of each user. */
export const profiles = `
CREATE TABLE profiles (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  profile text NOT NULL,
  updated_at bigint NOT NULL
);
`
