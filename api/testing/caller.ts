import { TEST_MODE_HEADER } from '@kinora/limits'
import type { FastifyInstance, InjectOptions } from 'fastify'
import assert from 'node:assert/strict'
import { addPerson, tokenOf } from './people.ts'
import { ORIGIN } from './startApp.ts'

type Person = Parameters<typeof addPerson>[1]

/** Adds a user. Returns functions that call the API with the user's access token. */
export async function addCaller(app: FastifyInstance, person: Person) {
  const userId = await addPerson(app, person)
  return callerWith(app, userId, await tokenOf(app, userId))
}

/** The same user in test mode. */
export const inTestMode = (app: FastifyInstance, { userId, token }: { userId: number; token: string }) =>
  callerWith(app, userId, token, { [TEST_MODE_HEADER]: '1' })

function callerWith(app: FastifyInstance, userId: number, token: string, more: Record<string, string> = {}) {
  const call = (method: NonNullable<InjectOptions['method']>) => (url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: { origin: ORIGIN, authorization: `Bearer ${token}`, ...more },
      ...(payload && { payload }),
    })
  return { userId, token, get: call('GET'), post: call('POST'), put: call('PUT'), remove: call('DELETE') }
}

/** What the API answers to a caller, who must get it. */
export async function dataOf(who: Pick<Awaited<ReturnType<typeof addCaller>>, 'get'>, url: string) {
  const answer = await who.get(url)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

/** The kinds of a user's events, in their order. */
export async function eventKindsOf({ db }: Pick<FastifyInstance, 'db'>, userId: number): Promise<string[]> {
  const events = await db.rows<{ kind: string }>('select kind from events where user_id = $userId order by id', {
    userId,
  })
  return events.map(({ kind }) => kind)
}
