import fp from 'fastify-plugin'
import { getStream } from './getStream.ts'

/** The live stream of a person's events. */
export const stream = fp(async (app) => void app.register(getStream), {
  name: 'stream',
  encapsulate: true,
  decorators: { fastify: ['db', 'metrics'] },
  dependencies: ['policies'],
})
