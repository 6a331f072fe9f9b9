import type { AddressInfo } from 'node:net'
import { buildSandbox } from '../src/app.ts'
import type { PaymentsOptions } from '../src/payments/openPayments.ts'
import { checkWire, type Wire } from './checkWire.ts'

const SECRET_KEY = 'sk_test_sandbox'

export type Payments = Awaited<ReturnType<typeof startPayments>>

/**
 * Starts the payments sandbox for a test, on a free port, and holds all that it is asked and answers against the
 * SDK's types.
 */
export async function startPayments(options: Partial<PaymentsOptions> = {}) {
  const app = buildSandbox({
    payments: {
      database: ':memory:',
      secretKey: SECRET_KEY,
      pagesUrl: 'http://localhost:3000/sandbox/pay',
      webhook: null,
      ...options,
    },
  })
  const wire: Wire = checkWire(app, SECRET_KEY)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  /** A call of /payments/control; answers its JSON. */
  async function control<T = unknown>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
    const answer = await fetch(`${url}/payments/control/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T)
  }

  return {
    app,
    url,
    wire,
    control,
    /** For `new Stripe(secretKey, settings)`. */
    secretKey: SECRET_KEY,
    settings: {
      host: '127.0.0.1',
      port,
      protocol: 'http' as const,
      telemetry: false,
      maxNetworkRetries: 0,
      timeout: 60_000,
    },
    /** Everything that did not fit the SDK's types so far, with all events that there are. */
    misfits: () => wire.misfits(),
    close: () => app.close(),
  }
}
