import type { z } from 'zod'
import type { ownData, ownSession, session, user } from './schemas/account.ts'
import type { calculationData, savedCalculation, savedRecord } from './schemas/calculation.ts'
import type { shownMail } from './schemas/outbox.ts'
import type { fieldProblem, problem } from './schemas/problem.ts'
import type { profileRequest, sellerProfile } from './schemas/profile.ts'

export type CalculationData = z.infer<typeof calculationData>
export type FieldProblem = z.infer<typeof fieldProblem>
export type OwnData = z.infer<typeof ownData>
export type OwnSession = z.infer<typeof ownSession>
export type ProfileChange = z.infer<typeof profileRequest>
export type ProblemBody = z.infer<typeof problem>
export type SavedCalculation = z.infer<typeof savedCalculation>
export type SavedRecord = z.infer<typeof savedRecord>
export type SellerProfile = z.infer<typeof sellerProfile>
export type SessionAnswer = z.infer<typeof session>
export type ShownMail = z.infer<typeof shownMail>
export type User = z.infer<typeof user>
