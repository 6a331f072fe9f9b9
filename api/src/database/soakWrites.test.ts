import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPostgres } from '../../testing/postgresServer.ts'
import { soakEmbedded, soakPostgres, type Written } from '../../testing/soakWrites.ts'
import { thorough } from '../../testing/thorough.ts'

const server = await findPostgres()
const forSeconds = (seconds: number) => {
  const until = Date.now() + seconds * 1_000
  return () => Date.now() > until
}

function nothingLost({ acknowledged, notThere, thereThoughRefused, doubled, others }: Written) {
  assert.deepEqual(
    { notThere, thereThoughRefused, doubled, others },
    { notThere: 0, thereThoughRefused: 0, doubled: 0, others: [] },
  )
  assert.ok(acknowledged > 0)
}

// The short form of `npm run soak -- writes`.
test('on PostgreSQL no acknowledged write is lost while connections break', { skip: !server }, async () => {
  nothingLost(await soakPostgres(server!, forSeconds(thorough(20, 5))))
})

test('on the embedded database no acknowledged write is lost under overload', async () => {
  nothingLost(await soakEmbedded(forSeconds(thorough(10, 3))))
})
