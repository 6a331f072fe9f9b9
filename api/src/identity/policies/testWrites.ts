import { TEST_MODE_HEADER } from '@kinora/limits'
import fp from 'fastify-plugin'
import { ApiProblem } from '../../platform/index.ts'
import { identify } from './callers.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']
/** Signing in and out, and reports of what failed in a browser: they change nothing of what the account holds. */
const ALLOWED = /^\/api\/auth\/(signin|callback|signout|_log)\b/

/** Refuses every write of a specialist in test mode, whatever the route's policy is, and before it is looked at. */
export const testWrites = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      const { method, headers, routeOptions } = request
      if (headers[TEST_MODE_HEADER] === undefined || READS.includes(method)) return
      const url = routeOptions.url ?? ''
      if (ALLOWED.test(url)) return
      const caller = await identify(request, url.startsWith('/api/auth/'))
      if (caller?.specialistId !== undefined) throw new ApiProblem(403, 'testMode.readOnly')
    })
  },
  { name: 'testWrites', dependencies: ['problems', 'csrf', 'sessions', 'accessTokens'] },
)
