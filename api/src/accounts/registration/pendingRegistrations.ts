import type { FastifyInstance } from 'fastify'
import { pendingSignIns } from '../../identity/index.ts'

export const REGISTRATION_S = 3 * 24 * 60 * 60
const COOKIE = { cookie: 'pendingRegistration', lastsSeconds: REGISTRATION_S }

/**
 * While accounts are hidden, the browser that registered is signed in by the mail that verifies the address, once, and
 * no other: somebody else could have registered with it. `verifies` is the hash of the code in the mail.
 */
export const pendingRegistrations = (app: FastifyInstance) =>
  pendingSignIns<{ verifies: string }>(app, 'registration', COOKIE)
