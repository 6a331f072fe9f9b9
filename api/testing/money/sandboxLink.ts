import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'

/** How many answers of the provider a process gets before it dies. */
const life = new AsyncLocalStorage<{ answers: number }>()

/**
 * Runs `work` as a process that dies: the provider does what it was asked after so many answers, and the process never
 * hears of it, nor of anything later. Resolves to whether it has lived to the end.
 */
export function diesAfter(answers: number, work: () => Promise<unknown>): Promise<boolean> {
  const left = { answers }
  return life.run(left, work).then(
    () => true,
    (error: unknown) => {
      if (left.answers >= 0) throw error
      return false
    },
  )
}

/** One answer in four comes late, so that what it says may be old. */
const LATE = 0.25
const LATE_MS = 40

/** The provider's client, which reaches the sandbox without a network. */
export const linkTo = (sandbox: FastifyInstance, isPrompt = false): Stripe =>
  new Stripe('sk_test_sandbox', {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: new Link(sandbox, isPrompt),
  })

class Link extends Stripe.HttpClient {
  readonly #sandbox: FastifyInstance
  readonly #isPrompt: boolean

  constructor(sandbox: FastifyInstance, isPrompt: boolean) {
    super()
    this.#sandbox = sandbox
    this.#isPrompt = isPrompt
  }

  override getClientName = () => 'sandbox'

  override async makeRequest(...request: Parameters<Stripe.HttpClient['makeRequest']>) {
    const [, , url, method, headers, payload] = request
    const answer = await this.#sandbox.inject({
      method: method as 'GET',
      url,
      headers: headers as Record<string, string>,
      ...(payload && { payload }),
    })
    if (!this.#isPrompt && Math.random() < LATE) await wait(Math.random() * LATE_MS)
    const left = life.getStore()
    if (left && --left.answers < 0) throw new Error('The process has died')
    return new Answer(answer.statusCode, answer.headers as Record<string, string>, answer.body)
  }
}

class Answer extends Stripe.HttpClientResponse {
  readonly #body: string

  constructor(status: number, headers: Record<string, string>, body: string) {
    super(status, headers)
    this.#body = body
  }

  override getRawResponse = () => ({})
  override toStream = () => this.#body
  override toJSON = async () => JSON.parse(this.#body)
}
