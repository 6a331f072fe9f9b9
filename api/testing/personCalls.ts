import type { FastifyInstance, InjectOptions } from 'fastify'
import { tokenOf } from './people.ts'
import { ORIGIN } from './startApp.ts'

type Body = Pick<InjectOptions, 'payload' | 'headers'>

/** Functions that call the API with an access token of this user, who has shown two factors, as the product's pages do. */
export async function personCalls(app: FastifyInstance, userId: number) {
  const token = await tokenOf(app, userId, 'two')
  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, { payload, headers }: Body = {}) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, origin: ORIGIN, ...headers },
      ...(payload !== undefined && { payload }),
    })
  const send = async (url: string, form: FormData) => {
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    return call('PUT', url, { headers, payload: Buffer.from(await sent.arrayBuffer()) })
  }
  return {
    get: (url: string) => call('GET', url),
    put: (url: string, payload: object) => call('PUT', url, { payload }),
    delete: (url: string, payload: object) => call('DELETE', url, { payload }),
    send,
    /** Sends a multipart form with this file. */
    upload: (url: string, bytes: Uint8Array, { file = 'me.jpg', type = 'image/jpeg' } = {}) => {
      const form = new FormData()
      form.append('avatar', new Blob([Uint8Array.from(bytes)], { type }), file)
      return send(url, form)
    },
  }
}
