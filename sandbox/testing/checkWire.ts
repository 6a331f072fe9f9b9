import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parse } from 'qs'
import { stripeSchemas } from './stripeSchemas.ts'
import { TYPE_OF_FORM, TYPE_OF_OBJECT } from './typeNames.ts'

/** What did not fit the types of the installed SDK. */
export type Wire = { requests: string[]; answers: string[]; seen: Set<string> }

const schemas = stripeSchemas()

/**
 * Holds every request and answer of the sandbox's API against the SDK's types; events with their objects too. To be
 * called before the sandbox listens.
 */
export function checkWire(sandbox: FastifyInstance): Wire {
  const wire: Wire = { requests: [], answers: [], seen: new Set() }
  sandbox.addHook('preHandler', async (request) => {
    const call = callOf(request)
    if (!call.includes(' /v1/')) return
    wire.seen.add(call)
    const { url, body } = request
    const form = parse(typeof body === 'string' ? body : (url.split('?')[1] ?? ''), { depth: 12 })
    wire.requests.push(...schemas.ofForm(TYPE_OF_FORM[call] ?? 'Retrieve', form))
  })
  sandbox.addHook('onSend', async (request, reply, payload) => {
    if (!callOf(request).includes(' /v1/') || reply.statusCode !== 200 || typeof payload !== 'string') return
    wire.answers.push(...problemsOf(JSON.parse(payload)))
  })
  return wire
}

const callOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`

type Answer = { object: string; data?: unknown; deleted?: boolean; has_more?: unknown; url?: unknown }

/** What of an object, or of a list's objects, does not fit. */
export function problemsOf(answer: Answer): string[] {
  if (answer.object === 'list' && Array.isArray(answer.data)) {
    const others = Object.keys(answer).filter((field) => !['object', 'data', 'has_more', 'url'].includes(field))
    return [...others.map((field) => `list has ${field}`), ...answer.data.flatMap(problemsOf)]
  }
  const type = typeOf(answer)
  if (!type) return [`unknown object ${answer.object}`]
  const own = schemas.ofAnswer(type, answer)
  return answer.object === 'event' && isEvent(answer.data) ? [...own, ...problemsOf(answer.data.object)] : own
}

const typeOf = ({ object, deleted }: Answer) =>
  deleted
    ? { customer: 'DeletedCustomer', 'test_helpers.test_clock': 'DeletedTestClock' }[object]
    : TYPE_OF_OBJECT[object]

const isEvent = (data: unknown): data is { object: Answer } =>
  typeof data === 'object' && data !== null && 'object' in data
