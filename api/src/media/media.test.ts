import { s3Objects } from '@kinora/releases/objects'
import { fakeS3 } from '@kinora/releases/objects/fake'
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { bringMedia } from '../../imports/content/bringMedia.ts'
import { assertMoment } from '../../testing/assertMoment.ts'
import { addCaller } from '../../testing/caller.ts'
import { testMedia } from '../../testing/catalogue/testMedia.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { MEDIA_SECRET, useApp } from '../../testing/startApp.ts'
import { filmLinks } from './filmLinks.ts'

const bucket = await fakeS3()
after(() => bucket.kill())
await bringMedia(testMedia(), await s3Objects(bucket.settings))

for (const [place, mediaBucket] of [
  ['a folder', null],
  ['a bucket', bucket.settings],
] as const)
  describe(`media in ${place}`, () =>
    onOneDatabase((create) => {
      const running = useApp(create, { mediaBucket })
      const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers })
      const programIn = async (slug: string, locale = 'pl') => {
        const [row] = await running.app.db.rows<{ id: number }>(
          'select id from programs where slug = $slug and locale = $locale',
          { slug, locale },
        )
        return row?.id ?? 0
      }
      const linkTo = async (file: string) => {
        const { data } = (await get(`/api/trinings/getVideoURL/${await programIn('neck-exercises')}`)).json()
        return (data.url as string).replace('master.m3u8', file)
      }

      test('serves a film by its link, with captions and storyboard', async () => {
        const playlist = await get(await linkTo('master.m3u8'))
        assert.equal(playlist.statusCode, 200)
        assert.equal(playlist.body, '#EXTM3U\nneck')
        assert.equal(playlist.headers['content-type'], 'application/vnd.apple.mpegurl')
        assert.equal(playlist.headers['x-content-type-options'], 'nosniff')
        assert.match(String(playlist.headers['cache-control']), /^private, max-age=143\d\d$/)
        assert.equal((await get(await linkTo('720/media.mp4'))).headers['content-type'], 'video/mp4')
        assert.equal((await get(await linkTo('captions-pl.vtt'))).headers['content-type'], 'text/vtt; charset=utf-8')
        assert.equal((await get(await linkTo('storyboard.webp'))).headers['content-type'], 'image/webp')
      })

      test('answers a range request, and refuses an invalid range', async () => {
        const url = await linkTo('720/media.mp4')
        const part = await get(url, { range: 'bytes=2-4' })
        assert.equal(part.statusCode, 206)
        assert.equal(part.body, '234')
        assert.equal(part.headers['content-range'], 'bytes 2-4/10')
        assert.equal((await get(url, { range: 'bytes=99-' })).statusCode, 416)
      })

      test('refuses a link that is forged, for another program, or expired', async () => {
        const url = await linkTo('master.m3u8')
        const neck = await programIn('neck-exercises')
        const [, expires = '', signature = ''] = /\/0\.(\d+)\.([\w-]{43})\//.exec(url) ?? []
        const forged = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
        const links = filmLinks(MEDIA_SECRET)
        const expired = links.sign(
          { programId: neck, folder: 'neck', sessionId: 0 },
          'master.m3u8',
          Date.now() - 4 * 3_600_000,
        ).url
        const otherSecret = filmLinks('another secret').sign(
          { programId: neck, folder: 'neck', sessionId: 0 },
          'master.m3u8',
        ).url

        for (const refused of [
          url.replace(signature, forged),
          url.replace(expires, String(Number(expires) + 1)),
          url.replace('/0.', '/1.'),
          url.replace(`/films/${neck}/`, `/films/${await programIn('hundred')}/`),
          url.replace(`/films/${neck}/`, `/films/${await programIn('neck-exercises', 'en')}/`), // the same film
          url.replace(`/films/${neck}/`, '/films/9999/'),
          expired,
          otherSecret,
        ]) {
          const response = await get(refused)
          assert.deepEqual([response.statusCode, response.json().code], [403, 'media.linkInvalid'], refused)
        }
      })

      test('a link is valid for as long as the config says', async () => {
        const links = filmLinks(MEDIA_SECRET, 20)
        const film = { programId: await programIn('neck-exercises'), folder: 'neck', sessionId: 0 }
        const ago = (seconds: number) => links.sign(film, 'master.m3u8', Date.now() - seconds * 1_000)
        const begun = Date.now()
        assert.equal((await get(ago(18).url)).statusCode, 200)
        assert.equal((await get(ago(20).url)).statusCode, 403)
        assertMoment(ago(0).expiresAt, { since: begun, laterMs: 20_000 })
      })

      test('a link becomes invalid when the plan ends, also before its time', async () => {
        const member = await addCaller(running.app, { email: 'former@kinora.example', plan: 'running' })
        const { url } = (await member.get(`/trinings/getVideoURL/${await programIn('hundred')}`)).json().data
        assert.equal((await get(url)).statusCode, 200)
        await running.app.db.rows('update subscriptions set ends_at = now() where user_id = $userId', {
          userId: member.userId,
        })
        const answer = await get(url)
        assert.deepEqual([answer.statusCode, answer.json().code], [403, 'media.linkInvalid'])
      })

      test('a link becomes invalid with its session, for all files of the film', async () => {
        const { app } = running
        const member = await addCaller(app, { email: 'member@kinora.example', plan: 'running' })
        const stranger = await addCaller(app, { email: 'stranger@kinora.example' })
        const another = await addCaller(app, { email: 'another@kinora.example', plan: 'running' })
        const hundred = await programIn('hundred')
        assert.equal((await stranger.get(`/trinings/getVideoURL/${hundred}`)).json().code, 'subscription.required')

        const { url } = (await member.get(`/trinings/getVideoURL/${hundred}`)).json().data
        const captions = (await member.get(`/trinings/getTranscriptionURL/${hundred}`)).json().data.url
        const statuses = async () => [
          (await get(url)).statusCode,
          (await get(url.replace('master.m3u8', '720/media.mp4'))).statusCode,
          (await get(captions)).statusCode,
        ]
        assert.deepEqual(await statuses(), [200, 200, 200])
        const sessionIn = (link: string) => /\/\d+\./.exec(link)?.[0] ?? ''
        const theirs = (await another.get(`/trinings/getVideoURL/${hundred}`)).json().data.url
        assert.notEqual(sessionIn(theirs), sessionIn(url))
        assert.equal((await get(url.replace(sessionIn(url), sessionIn(theirs)))).statusCode, 403)

        await app.db.rows('delete from sessions where user_id = $userId', { userId: member.userId })
        assert.deepEqual(await statuses(), [403, 403, 403])
      })

      test("serves nothing outside the film's folder, nor files that are not part of a film", async () => {
        for (const file of [
          '../back/master.m3u8',
          '..%2fback%2fmaster.m3u8',
          '%2e%2e/back/master.m3u8',
          '720/%2e%2e/%2e%2e/back/master.m3u8',
          '%2fetc%2fpasswd',
          '..%5cback%5cmaster.m3u8',
          'notes.txt',
          '.hidden.m4s',
          'missing.m3u8',
          '720',
          '720/',
          'master.m3u8%00.vtt',
        ]) {
          const response = await get(await linkTo(file))
          assert.ok([400, 403, 404].includes(response.statusCode), `${file} answers ${response.statusCode}`)
          assert.doesNotMatch(response.body, /EXTM3U|public|root:/, file)
        }
      })

      test('serves pictures to everybody, cached forever if the URL has their hash', async () => {
        const { data } = (await get('/api/trinings?populate=image&pagination[pageSize]=1')).json()
        const poster = await get(data[0].image.formats.small.url)
        assert.equal(poster.body, 'a picture')
        assert.equal(poster.headers['content-type'], 'image/webp')
        assert.equal(poster.headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.equal(
          (await get('/media/posters/neck-exercises-480.webp')).headers['cache-control'],
          'public, max-age=300',
        )
        const share = await get(data[0].image.formats.share.url)
        assert.equal(share.body, 'a picture for links')
        assert.equal(share.headers['content-type'], 'image/jpeg')
        assert.equal(share.headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.equal((await get('/media/films/neck-exercises-480.webp')).statusCode, 404)
        for (const file of ['none-480.webp', '..%2ffilms%2fneck%2fmaster.m3u8', '.htaccess']) {
          const missing = await get(`/media/posters/${file}`)
          assert.equal(missing.statusCode, 404)
          assert.equal(missing.headers['cache-control'], 'no-store')
        }
      })

      test('answers HEAD with the headers and without the bytes, and the same version once', async () => {
        const url = await linkTo('720/media.mp4')
        const head = await running.app.inject({ method: 'HEAD', url })
        assert.deepEqual([head.statusCode, head.body, head.headers['content-length']], [200, '', '10'])
        assert.deepEqual([head.headers['accept-ranges'], head.headers['content-type']], ['bytes', 'video/mp4'])
        assert.ok(Date.parse(String(head.headers['last-modified'])) > 0)
        const etag = String(head.headers['etag'])
        const again = await get(url, { 'if-none-match': etag })
        assert.deepEqual([again.statusCode, again.body], [304, ''])
      })

      test('answers each kind of range as HTTP has it', async () => {
        const url = await linkTo('720/media.mp4')
        const etag = String((await get(url)).headers['etag'])
        for (const [range, more, status, body] of [
          ['bytes=7-', {}, 206, '789'],
          ['bytes=-2', {}, 206, '89'],
          ['bytes=8-99', {}, 206, '89'],
          ['bytes=0-1,4-5', {}, 200, '0123456789'],
          ['seconds=1-2', {}, 200, '0123456789'],
          ['bytes=2-4', { 'if-range': '"of another version"' }, 200, '0123456789'],
        ] as const) {
          const answer = await get(url, { range, ...more })
          assert.deepEqual([answer.statusCode, answer.body], [status, body], range)
          assert.equal(Number(answer.headers['content-length']), body.length, range)
        }
        if (!etag.startsWith('W/')) assert.equal((await get(url, { range: 'bytes=2-4', 'if-range': etag })).body, '234')
      })

      test('serves handbooks and the faces of the demo', async () => {
        assert.equal((await get('/media/handbooks/guide-pl.pdf')).body, '%PDF-1.4')
        assert.equal((await get('/media/avatars/3.webp')).body, 'a face')
        assert.equal((await get('/media/avatars/4.webp')).statusCode, 404)
      })

      test('says that media can be read', async () => {
        assert.deepEqual((await get('/api/ready')).json(), { status: 'ok', media: 'readable' })
      })
    }))
