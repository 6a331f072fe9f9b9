import { s3Objects } from '@kinora/releases/objects'
import { fakeS3 } from '@kinora/releases/objects/fake'
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { bringMedia } from '../../imports/content/bringMedia.ts'
import { testMedia } from '../../testing/catalogue/testMedia.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { useApp } from '../../testing/startApp.ts'

const bucket = await fakeS3()
after(() => bucket.kill())
await bringMedia(testMedia(), await s3Objects(bucket.settings))

onOneDatabase((create) => {
  const running = useApp(create, { mediaBucket: bucket.settings })

  test('a bucket that is away is no missing file: 503, nothing cached, the rest ready, and all there afterwards', async () => {
    const get = (url: string) => running.app.inject({ url })
    const poster = '/media/posters/neck-exercises-480.webp'
    await bucket.kill()
    for (const url of [poster, '/media/posters/none-480.webp']) {
      const answer = await get(url)
      assert.deepEqual([answer.statusCode, answer.json().code], [503, 'server.unavailable'])
      assert.deepEqual([answer.headers['cache-control'], answer.headers['retry-after']], ['no-store', '2'])
    }
    const ready = await get('/api/ready')
    assert.deepEqual([ready.statusCode, ready.json()], [200, { status: 'ok', media: 'unreadable' }])
    assert.equal((await get('/api/trinings')).statusCode, 200)
    await bucket.start()
    assert.equal((await get(poster)).body, 'a picture')
    assert.equal((await get('/media/posters/none-480.webp')).statusCode, 404)
  })

  test('an import brings what the bucket lacks, and leaves the rest', async () => {
    const objects = await s3Objects(bucket.settings)
    await objects.remove('og/neck-exercises.jpg')
    await objects.write('gifts/leaves-600.webp', Buffer.from('an older card'))
    await objects.write('posters/former-480.webp', Buffer.from('a former picture'))
    assert.equal(await bringMedia(testMedia(), objects), 2)
    assert.equal(await bringMedia(testMedia(), objects), 0)
    assert.equal((await running.app.inject({ url: '/media/gifts/leaves-600.webp' })).body, 'a gift card')
    assert.equal((await running.app.inject({ url: '/media/posters/former-480.webp' })).body, 'a former picture')
  })
})
