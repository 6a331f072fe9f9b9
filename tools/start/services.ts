import { join } from 'node:path'
import { identity } from '@kinora/content/identity'
import { bundled } from './bundled.ts'
import type { Service } from './keepRunning.ts'
import { keepSecret } from './keepSecret.ts'
import { writeThirdPartyStubs } from './writeThirdPartyStubs.ts'

/**
 * The processes of `npm start`: the gateway on the given port, the API and the sandbox on the two after it.
 * @param origin the address that visitors use
 */
export async function services(home: string, port: number, origin: string): Promise<Service[]> {
  const [api, sandbox] = [port + 1, port + 2]
  const everywhere = { NODE_ENV: 'production', KINORA_HOME: home, HOST: '127.0.0.1' }
  const secret = (name: string) => keepSecret(join(home, 'secrets'), name)
  const sandboxUrl = `http://127.0.0.1:${sandbox}`
  const payments = paymentSettings(home, origin, api, secret)
  const thirdPartyStubs = writeThirdPartyStubs(join(home, 'third-parties'), origin, sandbox)
  return [
    // The sandbox refuses to run with NODE_ENV=production.
    {
      name: 'sandbox',
      script: await bundled('sandbox/src/server.ts'),
      port: sandbox,
      env: { ...everywhere, ...payments.sandbox, NODE_ENV: 'development' },
    },
    {
      name: 'api',
      script: await bundled('api/src/server.ts'),
      port: api,
      env: {
        ...everywhere,
        ORIGIN: origin,
        MEDIA_SECRET: secret('media'),
        AUTH_SECRET: secret('auth'),
        // The demo's passwords are printed: a second factor would protect nothing.
        SECOND_FACTOR: process.env['SECOND_FACTOR'] || 'offered',
        SANDBOX_URL: sandboxUrl,
        ...payments.api,
        CONTACT_EMAIL: identity.email.help,
        REFERRAL_SCRIPTS: thirdPartyStubs.referralScripts,
        TRUSTED_PROXIES: '127.0.0.1',
      },
    },
    {
      name: 'gateway',
      script: await bundled('gateway/src/server.ts'),
      port,
      env: {
        ...everywhere,
        API_URL: `http://127.0.0.1:${api}`,
        SANDBOX_URL: sandboxUrl,
        THIRD_PARTIES: thirdPartyStubs.thirdParties,
        ORIGIN: origin,
      },
    },
  ]
}

/** The sandbox is the payment provider, unless the environment has a key of the real one. */
function paymentSettings(
  home: string,
  origin: string,
  apiPort: number,
  secret: (name: string) => string,
): Record<'sandbox' | 'api', Record<string, string>> {
  if (process.env.STRIPE_SECRET_KEY) return { sandbox: {}, api: {} }
  const SANDBOX_WEBHOOK_SECRET = secret('payments')
  return {
    sandbox: {
      ORIGIN: origin,
      PAYMENTS_DATABASE: join(home, 'payments', 'sandbox.db'),
      PAYMENTS_WEBHOOK: `http://127.0.0.1:${apiPort}/api/stripe/webhook`,
      SANDBOX_WEBHOOK_SECRET,
    },
    api: { PAYMENTS: 'sandbox', SANDBOX_WEBHOOK_SECRET },
  }
}
