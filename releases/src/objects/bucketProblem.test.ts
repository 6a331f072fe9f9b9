import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bucketProblem, problemOf } from './bucketProblem.ts'
import { fakeS3 } from './s3.fake.ts'
import { s3Objects } from './s3Objects.ts'

test('a bucket is asked whether it minds conditions, and is left as it was', async (t) => {
  const server = await fakeS3()
  t.after(() => server.kill())
  assert.equal(await bucketProblem(server.settings), null)
  const objects = await s3Objects(server.settings)
  const writing = (minds: (expected?: string | null) => boolean) =>
    problemOf({
      ...objects,
      write: (key, bytes, expected) => objects.write(key, bytes, minds(expected) ? expected : undefined),
    })
  assert.match((await writing((expected) => expected !== null))!, /If-None-Match/)
  assert.match((await writing((expected) => typeof expected !== 'string'))!, /in spite of If-Match/)
  const asksFirst = {
    ...objects,
    async write(key: string, bytes: Buffer, expected?: string | null) {
      const there = (await objects.read(key))?.tag ?? null
      return there === expected ? objects.write(key, bytes) : null
    },
  }
  assert.match((await problemOf(asksFirst))!, /not of several writes at once/)
  assert.deepEqual(server.keys(), [])
  assert.match((await bucketProblem({ ...server.settings, bucket: 'another' }))!, /another .* NoSuchBucket/)
})
