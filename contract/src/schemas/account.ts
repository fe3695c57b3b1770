import { z } from 'zod'
import { normalizeEmail } from '../email.ts'
import {
  longestEmail,
  longestIdToken,
  longestLinkToken,
  longestNonce,
  longestPassword,
  longestTypedPassword,
  shortestPassword,
} from '../limits.ts'
import { savedRecord } from './calculation.ts'
import { moment } from './moment.ts'
import { sellerProfile } from './profile.ts'
import { textOf } from './text.ts'

/** An address as typed, read into its one spelling, which can be longer: one sign may stand for several. */
const emailAddress = textOf({ longest: longestEmail }, 'invalid-email')
  .transform(normalizeEmail)
  .pipe(z.email('invalid-email').max(longestEmail, 'invalid-email'))

const typedPassword = textOf({ longest: longestTypedPassword })

/** A password that is chosen. Beyond the schema the server refuses what is too short, too long or too common. */
const chosenPassword = typedPassword.meta({
  description: `${shortestPassword} to ${longestPassword} characters (code points); common ones and the address itself are refused.`,
})

const linkToken = textOf({ longest: longestLinkToken }).meta({
  description: 'From the fragment of a mailed link.',
})

export const signUpRequest = z.object({ email: emailAddress, password: chosenPassword })
export const signInRequest = z.object({ email: emailAddress, password: typedPassword })
export const mailRequest = z.object({ email: emailAddress })
export const disownRequest = z.object({ token: linkToken })
export const passwordResetRequest = z.object({ token: linkToken, password: chosenPassword })
export const verifyRequest = z.object({
  token: linkToken,
  password: chosenPassword.optional().meta({
    description: 'Where several browsers signed the address up: see `password-needed`.',
  }),
})

export const passwordChangeRequest = z.object({
  current: typedPassword,
  password: chosenPassword,
})

/** A device's sign-in with Google. */
export const googleTokenRequest = z.object({
  idToken: textOf({ shortest: 1, longest: longestIdToken }),
  nonce: textOf({ shortest: 1, longest: longestNonce }).optional().meta({
    description: 'What the device asked Google to put into the token, where it did.',
  }),
})

/** A person. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean().meta({ description: 'By a link we sent, or by Google.' }),
  providers: z.array(z.enum(['password', 'google'])).meta({ description: 'Ways to sign in.' }),
})

/** Who is signed in. */
export const session = z.object({
  user: user.nullable(),
  ended: z.string().exactOptional().meta({
    description:
      'The id of the person who ended the session that was asked with, from another device. Absent where its time is over, another took its place, or there never was one.',
  }),
})

/** The browser, system and network of a sign-in, as far as they were told. */
const place = {
  browser: z.string().nullable().meta({ description: 'Such as `Chrome`; null where not known.' }),
  system: z.string().nullable().meta({ description: 'Such as `Android`; null where not known.' }),
  network: z.string().nullable().meta({
    description: 'The network of the address: a /24 of IPv4, a /48 of IPv6; null where not known.',
  }),
}

/** A session of the signed-in person. */
export const ownSession = z.object({
  id: z.string(),
  ...place,
  createdAt: moment.meta({ description: 'When it began: at the sign-in.' }),
  lastSeenAt: moment.meta({ description: 'When it was last used, ten minutes early at most.' }),
  current: z.boolean().meta({ description: 'Whether it is the one that asks.' }),
})

/** Everything that is kept of a person. */
export const ownData = z.object({
  date: moment,
  account: user.extend({
    createdAt: moment,
    emailVerifiedAt: moment,
    passwordProvenAt: moment.nullable(),
    browserRemembered: z.boolean().meta({
      description: 'Whether a hash is kept of the browser that followed the verification link.',
    }),
    google: z.array(
      z.object({
        issuer: z.string(),
        subject: z.string(),
        authoritative: z.boolean(),
        createdAt: moment,
      }),
    ),
    sessions: z.array(z.object({ ...place, createdAt: moment, lastSeenAt: moment })),
    endedSessions: z.array(z.object({ expiresAt: moment })).meta({
      description:
        'Sessions that the person ended from another device, and until when that is kept.',
    }),
    links: z
      .array(
        z.object({
          purpose: z.enum(['verification', 'passwordReset']),
          expiresAt: moment,
          endedAt: moment.nullable(),
        }),
      )
      .meta({ description: 'Links sent by mail, the earliest first.' }),
    mails: z
      .array(
        z.object({
          kind: z.enum([
            'signUp',
            'verification',
            'passwordReset',
            'passwordEnded',
            'passwordChanged',
            'passwordChangedElsewhere',
            'googleLinked',
            'accountDeleted',
          ]),
          createdAt: moment,
          attempts: z.int(),
          nextAttemptAt: moment,
        }),
      )
      .meta({ description: 'Mails that wait to be sent.' }),
  }),
  profile: z
    .object({ profile: sellerProfile, updatedAt: moment })
    .nullable()
    .meta({ description: 'What new calculations begin with; null where that was never said.' }),
  calculations: z.array(savedRecord),
  saveKeys: z
    .array(
      z.object({
        key: z.string(),
        fingerprint: z.string(),
        calculationId: z.string(),
        createdAt: moment,
      }),
    )
    .meta({ description: 'The keys that saves of the last day came with.' }),
})
