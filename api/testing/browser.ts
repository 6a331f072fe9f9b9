import type { FastifyInstance, InjectOptions } from 'fastify'
import { ORIGIN } from './startApp.ts'

type Fields = Record<string, string>

/** A fake browser: keeps cookies, and sends the requests of next-auth 4's client. */
export function browser(app: FastifyInstance, remoteAddress = '127.0.0.1', origin = ORIGIN) {
  const cookies = new Map<string, string>()

  async function send(options: InjectOptions & { url: string }) {
    const response = await app.inject({ remoteAddress, ...options, cookies: Object.fromEntries(cookies) })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const get = (url: string, more: Fields = {}) =>
    send({ url, headers: { 'content-type': 'application/json', ...more } })
  const postForm = (url: string, fields: Fields, more: Fields = {}) =>
    send({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...more },
    })
  const postJson = (url: string, payload: object, more: Fields = {}) =>
    send({ method: 'POST', url, payload, headers: { ...headers, ...more } })
  const csrfToken = async () => (await get('/api/auth/csrf')).json().csrfToken as string

  return {
    cookies,
    send,
    get,
    postForm,
    postJson,
    csrfToken,
    session: async () => (await get('/api/auth/session')).json(),
    signIn: async (email: string, password: string, more: Fields = {}, moreHeaders: Fields = {}) => {
      const fields = {
        redirect: 'false',
        email,
        password,
        csrfToken: await csrfToken(),
        callbackUrl: `${origin}/auth/sign-in`,
        json: 'true',
        ...more,
      }
      return postForm('/api/auth/callback/credentials', fields, moreHeaders)
    },
    signOut: async (callbackUrl = `${origin}/programs`) =>
      postForm('/api/auth/signout', { csrfToken: await csrfToken(), callbackUrl, json: 'true' }),
  }
}
