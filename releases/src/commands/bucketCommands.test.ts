import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { fakeS3 } from '../objects/s3.fake.ts'
import { fakeStore } from '../store/store.fake.ts'

test('releases in a bucket are listed, rolled back and pruned by the commands', async (t) => {
  const s3 = await fakeS3()
  const { endpoint, bucket, prefix, accessKeyId, secretAccessKey } = s3.settings
  const fake = await fakeStore(await mkdtemp(join(tmpdir(), 'kinora-bucket-')), s3.settings)
  t.after(async () => {
    await s3.kill()
    await fake.remove()
  })
  const run = (command: string, args: string[] = []) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, `${command}Command.ts`), ...args], {
      env: {
        PATH: process.env['PATH'],
        KINORA_HOME: fake.home,
        KINORA_BY: 'Ala',
        RELEASE_STORE: `s3://${bucket}/${prefix}`,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    })
  const catalog = (version: string) => ({
    name: 'mfe-catalog',
    version,
    built: { builtAt: '2020-01-01T00:00:00.000Z' },
  })
  await fake.release({ name: 'shell', version: '1' }, catalog('1'))
  await fake.release(catalog('2'))

  await run('rollback', ['mfe-catalog', '--unchecked'])
  const { releases } = await fake.store.readManifest((await fake.store.live())!)
  assert.deepEqual(releases, { shell: '1', 'mfe-catalog': '1' })
  assert.match((await run('releases', ['mfe-catalog'])).stdout, /Ala/)
  assert.match((await run('prune', ['--dry-run'])).stdout, /To be removed: 0\./)

  await s3.kill()
  await assert.rejects(run('releases'), /The bucket kinora at http:\S+ cannot be used: /)
})
