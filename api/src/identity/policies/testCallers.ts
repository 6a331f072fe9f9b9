import type { RoleName } from '@kinora/contracts'
import { TEST_MODE_HEADER } from '@kinora/limits'
import type { FastifyRequest } from 'fastify'

/** No user has this id, so nothing in the database belongs to them. */
export const NOBODY = 0

type Account = { userId: number; role: RoleName }

/** Whether a specialist calls in test mode. For others the header means nothing. */
export const isInTestMode = ({ headers }: FastifyRequest, { role }: Account): boolean =>
  role === 'specialist' && headers[TEST_MODE_HEADER] === '1'

/** The member whom a specialist plays in test mode: whatever a route reads as theirs is empty. */
export const inTestMode = <Caller extends Account>(caller: Caller): Caller & { specialistId: number } => ({
  ...caller,
  userId: NOBODY,
  role: 'patient',
  specialistId: caller.userId,
})
