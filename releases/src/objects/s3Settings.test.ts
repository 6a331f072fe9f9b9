import assert from 'node:assert/strict'
import { test } from 'node:test'
import { s3SettingsIn } from './s3Settings.ts'

const SET = {
  RELEASE_STORE: 's3://kinora/releases',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'us',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('the bucket is set by the environment, and without it the store is the folder', () => {
  assert.equal(s3SettingsIn({}, 'RELEASE_STORE'), null)
  assert.deepEqual(s3SettingsIn(SET, 'RELEASE_STORE'), {
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    bucket: 'kinora',
    prefix: 'releases/',
    accessKeyId: 'us',
    secretAccessKey: 'secret',
  })
  assert.equal(s3SettingsIn({ ...SET, MEDIA_STORE: 's3://kinora' }, 'MEDIA_STORE')!.prefix, '')
})

for (const [name, value] of [
  ['RELEASE_STORE', '/var/releases'],
  ['S3_ENDPOINT', ''],
  ['S3_ENDPOINT', 's3.example'],
  ['S3_ACCESS_KEY_ID', ''],
  ['S3_SECRET_ACCESS_KEY', ''],
] as const)
  test(`a wrong setting is named: ${name}="${value}"`, () => {
    assert.throws(
      () => s3SettingsIn({ ...SET, [name]: value }, 'RELEASE_STORE'),
      new RegExp(`${name} (is "|must be set)`),
    )
  })
