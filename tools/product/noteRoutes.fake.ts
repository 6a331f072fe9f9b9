import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

// For a test, to be imported before a server: writes the routes of its app into ROUTES_FILE when it listens.

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  const routes: string[] = []
  fastify.addHook('onRoute', ({ method, url }) => void routes.push(`${[method].flat().join(',')} ${url}`))
  fastify.addHook('onListen', async () => writeFileSync(process.env['ROUTES_FILE'] ?? '', routes.sort().join('\n')))
})
