import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'qs'
import { API_VERSION } from '../provider/apiVersion.ts'
import { newId, type Provider } from '../provider/openProvider.ts'
import { runDue } from '../provider/runDue.ts'
import { type Answer, answerOnce } from './answerOnce.ts'
import type { Call } from './call.ts'
import { CALLS } from './calls.ts'
import { expanded } from './expand.ts'
import type { Faults } from './faults.ts'
import { list, text } from './parameters.ts'
import { invalid, StripeError } from './StripeError.ts'

const MAX_FORM_BYTES = 65_536

/** Serves Stripe's API at /v1 for whoever has the secret key. */
export function serveApi(app: FastifyInstance, provider: Provider, secretKey: string, faults: Faults): void {
  /** Keys of requests that are being answered. */
  const running = new Set<string>()

  app.register(
    async (api) => {
      api.removeAllContentTypeParsers()
      api.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
        (_request, body, done) => done(null, body),
      )
      api.setErrorHandler((error, request, reply) => sendError(request, reply, error))
      api.addHook('onRequest', async (request) => {
        authenticate(request.headers.authorization, secretKey)
        const version = request.headers['stripe-version']
        if (version !== undefined && version !== API_VERSION)
          throw invalid(`Invalid Stripe API version: ${String(version)}. The sandbox speaks ${API_VERSION}.`)
      })
      api.setNotFoundHandler((request) => {
        throw new StripeError(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${request.method}: ${pathOf(request)}).`,
        })
      })
      for (const call of CALLS)
        api.route({
          method: call.method,
          url: call.path.slice('/v1'.length),
          handler: (request, reply) => answer(call, request, reply),
        })
    },
    { prefix: '/v1' },
  )

  async function answer(call: Call, request: FastifyRequest, reply: FastifyReply) {
    const header = request.headers['idempotency-key']
    const key = call.method === 'POST' && typeof header === 'string' ? header : undefined
    if (key !== undefined) {
      if (running.has(key)) throw inUse(key)
      running.add(key)
      reply.raw.once('close', () => running.delete(key))
    }
    const path = pathOf(request)
    const fault = faults.take(call.method, path)
    if (fault?.how === 'error') throw brokenHere()
    if (fault?.how === 'forbidden') throw forbidden()
    if (fault?.how === 'slow') await wait(fault.ms ?? 1000)

    const done = perform(call, request, key, fault?.how === 'keptError')
    if (fault?.how === 'lost' || fault?.how === 'hang') {
      reply.hijack()
      if (fault.how === 'lost') request.raw.socket.destroy()
      return reply
    }
    return send(request, reply, done)
  }

  function perform(call: Call, request: FastifyRequest, key: string | undefined, breaks: boolean): Answer {
    const form = formOf(request)
    const { expand, ...parameters } = form
    const paths = expand === undefined ? [] : list(text)(expand, 'expand')
    const ready = call.read(parameters)
    const { id = '' } = request.params as { id?: string }
    const requestId = newId('req', 14)
    const keyed = { key, request: `${call.method} ${pathOf(request)} ${JSON.stringify(form)}`, requestId }
    return answerOnce(provider, keyed, () => {
      if (breaks) throw brokenHere()
      runDue(provider, null, provider.timeOf(null))
      const cause = { id: requestId, idempotency_key: key ?? null }
      return expanded(
        provider,
        provider.because(cause, () => ready(provider, id)),
        paths,
      )
    })
  }
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? ''

const formOf = (request: FastifyRequest) =>
  parse(typeof request.body === 'string' ? request.body : (request.url.split('?')[1] ?? ''), {
    depth: 12,
    arrayLimit: 100,
    parameterLimit: 1000,
    ignoreQueryPrefix: true,
  })

function send(request: FastifyRequest, reply: FastifyReply, { status, body, requestId, replayed }: Answer) {
  const key = request.headers['idempotency-key']
  reply.headers({
    'request-id': replayed ? newId('req', 14) : requestId,
    'stripe-version': API_VERSION,
    ...(key !== undefined && { 'idempotency-key': key, 'original-request': requestId }),
    ...(replayed && { 'idempotent-replayed': 'true' }),
  })
  return reply.code(status).type('application/json').send(body)
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const stripeError = error instanceof StripeError ? error : undefined
  if (!stripeError) console.error(error)
  const { status, body } = stripeError ?? brokenHere()
  return send(request, reply, {
    status,
    body: JSON.stringify({ error: body }),
    requestId: newId('req', 14),
    replayed: false,
  })
}

function authenticate(header: string | undefined, secretKey: string): void {
  const [scheme, value = ''] = (header ?? '').split(' ')
  const key = scheme === 'Basic' ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value
  const [one, other] = [Buffer.from(key), Buffer.from(secretKey)]
  if (one.length === other.length && timingSafeEqual(one, other)) return
  throw new StripeError(401, {
    type: 'invalid_request_error',
    message: key ? `Invalid API Key provided: ${key.slice(0, 8)}***` : 'You did not provide an API key.',
  })
}

const inUse = (key: string) =>
  new StripeError(409, {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Stripe-Idempotency-Key: ${key}.`,
  })

/** A restricted key has not the permission: docs.stripe.com/keys/restricted-api-keys. */
const forbidden = () =>
  new StripeError(403, {
    type: 'invalid_request_error',
    message: 'The provided key does not have the required permissions for this endpoint.',
  })

const brokenHere = () => new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' })
