import { Id } from '@kinora/contracts'
import { Type } from 'typebox'
import { ApiProblem } from '../../platform/index.ts'

const only = { additionalProperties: false }
const isId = Type.Optional(Type.Object({ id: Type.Object({ $eq: Id }, only) }, only))

/** Strapi's filters for rows with an owner: `user` can only be the caller. */
export const ownFilters = { user: isId, training: isId }

/** @throws 403 `auth.notYours` if another user is named. */
export function requireOwn(named: number | undefined, userId: number): void {
  if (named !== undefined && named !== userId) throw new ApiProblem(403, 'auth.notYours')
}
