import type { FastifyInstance, InjectOptions } from 'fastify'
import { addPerson, tokenOf } from './people.ts'
import { ORIGIN } from './startApp.ts'

type Person = Parameters<typeof addPerson>[1]

/** Adds a user. Returns functions that call the API with the user's access token. */
export async function addCaller(app: FastifyInstance, person: Person) {
  const userId = await addPerson(app, person)
  const token = await tokenOf(app, userId)
  const call = (method: NonNullable<InjectOptions['method']>) => (url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: { origin: ORIGIN, authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  return { userId, get: call('GET'), post: call('POST'), put: call('PUT'), remove: call('DELETE') }
}
