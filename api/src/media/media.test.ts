import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertMoment } from '../../testing/assertMoment.ts'
import { addCaller } from '../../testing/caller.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { MEDIA_SECRET, useApp } from '../../testing/startApp.ts'
import { filmLinks } from './filmLinks.ts'

onOneDatabase((create) => {
  const running = useApp(create)
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
    assert.equal((await get('/media/posters/neck-exercises-480.webp')).headers['cache-control'], 'public, max-age=300')
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
})
