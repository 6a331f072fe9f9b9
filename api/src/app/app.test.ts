import fastify, { type FastifyPluginAsync } from 'fastify'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentCache } from '../platform/cache/contentCache.ts'
import { shedding } from '../platform/http/shedding.ts'
import { policies } from '../identity/policies/policies.ts'
import { catalogue } from '../catalogue/index.ts'

/** The error of a start that registers a plugin before its dependencies. */
async function refusal(plugin: FastifyPluginAsync<never>) {
  const app = fastify()
  app.decorate('db', {} as never)
  const error = await Promise.resolve(app.register(plugin as FastifyPluginAsync)).then(
    () => undefined,
    (thrown: Error) => thrown,
  )
  return error?.message
}

for (const [name, plugin, missing] of [
  ['routes before their policies', catalogue, "The dependency 'policies' of plugin 'catalogue' is not registered"],
  ['policies before sessions', policies, "The dependency 'problems' of plugin 'policies' is not registered"],
  ['shedding before the cache', shedding, "The dependency 'metrics' of plugin 'shedding' is not registered"],
  ['the cache before the log', contentCache, "The dependency 'requestLog' of plugin 'contentCache' is not registered"],
] as const)
  test(`${name}: the start fails and says what is missing`, async () => {
    assert.equal(await refusal(plugin as FastifyPluginAsync<never>), missing)
  })
