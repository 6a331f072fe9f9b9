import { join } from 'node:path'
import type { Service } from './keepRunning.ts'
import { keepSecret } from './keepSecret.ts'
import { writeThirdPartyStubs } from './writeThirdPartyStubs.ts'

/**
 * The processes of `npm start`: the gateway on the given port, the API and the sandbox on the two after it.
 * @param origin the address that visitors use
 */
export function services(home: string, port: number, origin: string): Service[] {
  const [api, sandbox] = [port + 1, port + 2]
  const everywhere = { NODE_ENV: 'production', KINORA_HOME: home, HOST: '127.0.0.1' }
  const secret = (name: string) => keepSecret(join(home, 'secrets'), name)
  const sandboxUrl = `http://127.0.0.1:${sandbox}`
  const thirdPartyStubs = writeThirdPartyStubs(join(home, 'third-parties'), origin, sandbox)
  return [
    // The sandbox refuses to run with NODE_ENV=production.
    {
      name: 'sandbox',
      script: 'sandbox/src/server.ts',
      port: sandbox,
      env: { ...everywhere, NODE_ENV: 'development' },
    },
    {
      name: 'api',
      script: 'api/src/server.ts',
      port: api,
      env: {
        ...everywhere,
        ORIGIN: origin,
        MEDIA_SECRET: secret('media'),
        AUTH_SECRET: secret('auth'),
        SANDBOX_URL: sandboxUrl,
        CONTACT_EMAIL: 'contact@kinora.example',
        REFERRAL_SCRIPTS: thirdPartyStubs.referralScripts,
        TRUSTED_PROXIES: '127.0.0.1',
      },
    },
    {
      name: 'gateway',
      script: 'gateway/src/server.ts',
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
