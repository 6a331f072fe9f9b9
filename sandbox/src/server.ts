import { buildSandbox } from './app.ts'
import type { PaymentsOptions } from './payments/openPayments.ts'

async function start(): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('It consists of stubs and never runs in production.')
  const port = Number(process.env['PORT'] || '3002')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${process.env['PORT']}"; it must be a number from 0 to 65535.`)

  const payments = paymentsIn(process.env)
  const app = buildSandbox(payments ? { payments } : {})
  const stop = () => void app.close().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
  await app.listen({ host: process.env['HOST'] || '127.0.0.1', port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Choose another with PORT.`) : error
  })
}

/** The payment provider of PAYMENTS_DATABASE, a file; without it, there is none. */
function paymentsIn(env: NodeJS.ProcessEnv): PaymentsOptions | undefined {
  const { PAYMENTS_DATABASE: database, PAYMENTS_WEBHOOK: url, SANDBOX_WEBHOOK_SECRET: secret } = env
  if (!database) return undefined
  return {
    database,
    secretKey: 'sk_test_sandbox',
    pagesUrl: `${env['ORIGIN'] || 'http://localhost:3000'}/sandbox/pay`,
    webhook: url && secret ? { url, secret } : null,
  }
}

start().catch((error: Error) => {
  console.error(`The sandbox cannot start. ${error.message}`)
  process.exit(1)
})
