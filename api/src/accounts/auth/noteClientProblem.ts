import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { AnyQuery } from './authForm.ts'

const EACH_ADDRESS = { max: 30, seconds: 60 }
const BODY_MAX_BYTES = 8 * 1024
const LEVELS = { error: 'warn', warn: 'warn', debug: 'debug' } as const

const Note = Type.Object(
  {
    level: Type.Enum(['error', 'warn', 'debug']),
    code: Type.String({ pattern: '^\\w{1,60}$' }),
  },
  { additionalProperties: true },
)

/** Logs the level and code of an error in a browser. Its other fields may be personal data and are dropped. */
export const noteClientProblem: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary: 'Logs the code of an error in a browser',
    querystring: AnyQuery,
    body: Note,
    response: { 200: Type.Object({}, { additionalProperties: false }) },
  }
  const config = { policy: { who: 'public' }, limit: EACH_ADDRESS } as const
  app.post('/_log', { schema, config, bodyLimit: BODY_MAX_BYTES }, async ({ body: { level, code }, log }) => {
    log[LEVELS[level]]({ code }, 'auth.clientProblem')
    return {}
  })
}
