import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parse } from 'qs'
import { stripeSchemas } from './stripeSchemas.ts'
import { TYPE_OF_FORM, TYPE_OF_OBJECT } from './typeNames.ts'

/** What does not fit the types of the installed SDK; `misfits` are all, with what of the events does not. */
export type Wire = { requests: string[]; answers: string[]; misfits: () => Promise<string[]> }

const schemas = await stripeSchemas()

/**
 * Holds every request, answer and refusal of the sandbox's API against the SDK's types; events with their objects too,
 * which are delivered as they are listed. To be called before the sandbox listens.
 */
export function checkWire(sandbox: FastifyInstance, secretKey: string): Wire {
  const [requests, answers]: [string[], string[]] = [[], []]
  /** Events that were checked: they never change, and are listed again and again. */
  const events = new Set<string>()
  const isNews = ({ object, id }: Answer) => object !== 'event' || (!events.has(id ?? '') && events.add(id ?? ''))
  sandbox.addHook('preHandler', async (request) => {
    const call = callOf(request)
    if (!call.includes(' /v1/')) return
    const { url, body } = request
    const form = parse(typeof body === 'string' ? body : (url.split('?')[1] ?? ''), { depth: 12, arrayLimit: 100 })
    requests.push(...schemas.ofForm(TYPE_OF_FORM[call] ?? 'Retrieve', form))
  })
  sandbox.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/v1/') || typeof payload !== 'string') return
    const answer = JSON.parse(payload)
    answers.push(...(reply.statusCode === 200 ? problemsOf(answer, isNews) : schemas.ofAnswer('Refusal', answer)))
  })
  return {
    requests,
    answers,
    async misfits() {
      const headers = { authorization: `Bearer ${secretKey}` }
      for (let after = '', isMore = true; isMore;) {
        const query = `limit=100${after && `&starting_after=${after}`}`
        const answer = await sandbox.inject({ url: `/v1/events?${query}`, headers })
        const { data, has_more } = answer.json<{ data: { id: string }[]; has_more: boolean }>()
        isMore = has_more
        after = data.at(-1)?.id ?? ''
      }
      return [...new Set([...requests, ...answers])]
    },
  }
}

const callOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`

type Answer = { object: string; id?: string; data?: unknown; deleted?: boolean; has_more?: unknown; url?: unknown }

/** What of an object, or of a list's objects that are news, does not fit. */
function problemsOf(answer: Answer, isNews: (object: Answer) => unknown): string[] {
  if (answer.object === 'list' && Array.isArray(answer.data)) {
    const others = Object.keys(answer).filter((field) => !['object', 'data', 'has_more', 'url'].includes(field))
    return [
      ...others.map((field) => `list has ${field}`),
      ...answer.data.filter(isNews).flatMap((one) => problemsOf(one, isNews)),
    ]
  }
  const type = typeOf(answer)
  if (!type) return [`unknown object ${answer.object}`]
  const faults = schemas.ofAnswer(type, answer)
  return answer.object === 'event' && isEvent(answer.data)
    ? [...faults, ...problemsOf(answer.data.object, isNews)]
    : faults
}

const typeOf = ({ object, deleted }: Answer) =>
  deleted
    ? {
        customer: 'DeletedCustomer',
        'test_helpers.test_clock': 'DeletedTestClock',
        webhook_endpoint: 'DeletedWebhookEndpoint',
      }[object]
    : TYPE_OF_OBJECT[object]

const isEvent = (data: unknown): data is { object: Answer } =>
  typeof data === 'object' && data !== null && 'object' in data
