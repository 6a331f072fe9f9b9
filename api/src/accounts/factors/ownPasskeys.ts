import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS, Id } from '@kinora/contracts'
import { Type } from 'typebox'
import {
  callerOf,
  deletePasskey,
  insertPasskey,
  ORDINARY_WRITES,
  passkeyCeremonies,
  selectPasskeys,
  selectUserData,
} from '../../identity/index.ts'
import { ApiProblem, LocaleQuery, NoContent, notFound, problemResponses, type Queryable } from '../../platform/index.ts'
import { changesOfFactors } from './changeFactors.ts'
import { CHANGES } from './changeLimits.ts'

const USER_AGENT_MAX = 300
/** docs/contract.md, "Decided values". */
const PASSKEYS_MAX = 20
const policy = { who: 'user', whose: 'own', fresh: true } as const

/** To add a passkey, in two steps, and to remove one. */
export const ownPasskeys: FastifyPluginAsyncTypebox = async (app) => {
  const ceremonies = passkeyCeremonies(app)
  const changes = changesOfFactors(app)

  const ask = {
    summary: 'What a browser needs to make a passkey for the caller',
    querystring: LocaleQuery,
    response: { 200: CALLS['POST /user/me/passkeys/request'].answer, ...problemResponses(409) },
  }
  const asking = { policy, limit: ORDINARY_WRITES } as const
  app.post('/user/me/passkeys/request', { schema: ask, config: asking }, async (request, reply) => {
    await changes.requireConfirmed(request)
    const { userId } = callerOf(request)
    await requireRoom(app.db, userId)
    const user = await selectUserData(app.db, userId)
    if (!user) throw new ApiProblem(401, 'auth.required')
    const { email, firstName, lastName } = user
    return {
      data: { ...(await ceremonies.askToAdd(request, reply, { userId, email, name: `${firstName} ${lastName}` })) },
    }
  })

  const config = { policy, limit: CHANGES } as const
  const add = {
    summary: 'Keeps the passkey that the browser has made',
    querystring: LocaleQuery,
    body: CALLS['POST /user/me/passkeys'].body,
    response: { 201: CALLS['POST /user/me/passkeys'].answer, ...problemResponses(409, 422) },
  }
  app.post('/user/me/passkeys', { schema: add, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    const made = await ceremonies.whatWasMade(request, userId, request.body.credential)
    const refusal = () => new ApiProblem(422, 'passkey.refused')
    if (!made) throw refusal()
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX)
    const keep = async (tx: Queryable) => {
      await requireRoom(tx, userId)
      return insertPasskey(tx, { ...made, userAgent })
    }
    const recoveryCodes = await changes.add(request, keep, refusal)
    return reply.code(201).send({ data: { recoveryCodes } })
  })

  const remove = {
    summary: "Removes one of the caller's passkeys",
    querystring: LocaleQuery,
    params: Type.Object({ id: Id }),
    response: { 204: NoContent, ...problemResponses(404) },
  }
  app.delete('/user/me/passkeys/:id', { schema: remove, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    await changes.remove(request, (tx) => deletePasskey(tx, userId, request.params.id), notFound)
    return reply.code(204).send()
  })
}

/** @throws 409 `passkey.tooMany` */
async function requireRoom(db: Queryable, userId: number) {
  if ((await selectPasskeys(db, userId)).length >= PASSKEYS_MAX) throw new ApiProblem(409, 'passkey.tooMany')
}
