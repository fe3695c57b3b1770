import { profileRequest } from '@margine/contract/schemas/profile'
import { Hono } from 'hono'
import { problem } from '../http/problem.ts'
import { shape } from '../http/shape.ts'
import type { Profiles } from './profiles.ts'
import type { Who } from './who.ts'

/** What the calculations of whoever is signed in begin with. */
export function profileRoutes({ requireUser }: Who, profiles: Profiles) {
  return new Hono()
    .get('/', requireUser, async (c) => {
      const stored = await profiles.of(c.var.user.id)
      return c.body(stored?.profile ?? '{}', 200, { 'Content-Type': 'application/json' })
    })
    .patch('/', requireUser, shape(profileRequest), async (c) => {
      const profile = await profiles.change(c.var.user, c.var.input)
      return profile === null ? problem(c, 'unauthenticated') : c.json(profile)
    })
}
