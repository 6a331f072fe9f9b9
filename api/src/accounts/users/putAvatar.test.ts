import { AVATAR_LIMIT_BYTES } from '@kinora/limits'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { test } from 'node:test'
import sharp from 'sharp'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addPerson, tokenOf } from '../../../testing/people.ts'
import { personCalls } from '../../../testing/personCalls.ts'
import { picture } from '../../../testing/catalogue/pictures.ts'
import { ORIGIN, useApp } from '../../../testing/startApp.ts'

const JPEG = await picture()

onOneDatabase((create) => {
  const running = useApp(create)
  let lastPerson = 0
  const somebody = async () => {
    const id = await addPerson(running.app, { email: `person${++lastPerson}@kinora.example` })
    const { upload, get } = await personCalls(running.app, id)
    return { id, get, upload: (bytes: Uint8Array, file = {}) => upload('/api/user/avatar?locale=pl', bytes, file) }
  }
  const refusal = async (bytes: Uint8Array) => {
    const answer = await (await somebody()).upload(bytes)
    return [answer.statusCode, answer.json().code]
  }

  test('a picture becomes a square WebP at an unguessable URL', async () => {
    const { upload } = await somebody()
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const { data } = (await upload(await picture(format))).json()
      assert.match(data.avatarURL, /^\/media\/avatars\/[0-9a-f]{32}\.webp$/)
      const answer = await running.app.inject(data.avatarURL)
      assert.equal(answer.headers['content-type'], 'image/webp')
      assert.equal(answer.headers['x-content-type-options'], 'nosniff')
      assert.match(String(answer.headers['content-security-policy']), /default-src 'none'.*sandbox/)
      assert.equal(answer.headers['cache-control'], 'private, max-age=31536000, immutable')
      const { format: drawn, width, height } = await sharp(answer.rawPayload).metadata()
      assert.deepEqual([drawn, width, height], ['webp', 512, 512])
    }
  })

  test('only the bytes decide the format, not name or type', async () => {
    const { upload } = await somebody()
    const { statusCode } = await upload(await picture('png'), { file: 'me.exe', type: 'application/x-msdownload' })
    assert.equal(statusCode, 200)
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    assert.deepEqual(await refusal(script), [400, 'form.error.avatar.format'])
  })

  test('an upload must be smaller than 5 MB', async () => {
    const { upload } = await somebody()
    const padded = (bytes: number) => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)])
    assert.equal((await upload(padded(AVATAR_LIMIT_BYTES - 1))).statusCode, 200)
    for (const bytes of [AVATAR_LIMIT_BYTES, AVATAR_LIMIT_BYTES + 200_000]) {
      assert.deepEqual(await refusal(padded(bytes)), [413, 'form.error.avatar.tooLarge'])
    }
  })

  test('a refusal is answered after the whole body has been received', async () => {
    const payload = Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(2 ** 16)))
    const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: ORIGIN }
    const answer = await running.app.inject({ method: 'PUT', url: '/api/user/avatar', payload, headers })
    assert.equal(answer.statusCode, 401)
    assert.ok(payload.readableEnded)
  })

  test('the request timeout allows an upload at 0.5 Mbit/s', () => {
    const { requestTimeout, headersTimeout } = running.app.server
    assert.ok((AVATAR_LIMIT_BYTES * 8) / (requestTimeout / 1_000) <= 500_000)
    assert.ok(headersTimeout > 0 && headersTimeout <= 10_000)
  })

  test('anything but a form of one file is refused', async () => {
    const { id } = await somebody()
    const { put, send } = await personCalls(running.app, id)
    const formOf = (...fields: [string, string | Blob][]) =>
      fields.reduce((form, [name, value]) => (form.append(name, value), form), new FormData())
    const file = new Blob([Uint8Array.from(JPEG)])
    const noForm = await put('/api/user/avatar', { avatar: 'me.jpg' })
    assert.deepEqual([noForm.statusCode, noForm.json().code], [415, 'request.unsupportedMediaType'])
    const none = await send('/api/user/avatar', formOf())
    assert.deepEqual([none.statusCode, none.json().code], [400, 'form.error.avatar.required'])
    for (const [form, ...reason] of [
      [formOf(['role', 'specialist']), 'request.unknownParameter', 'role'],
      [formOf(['role', 'specialist'], ['avatar', file]), 'request.unknownParameter', 'role'],
      [formOf(['avatar', file], ['role', 'specialist']), 'request.unknownParameter', 'role'],
      [formOf(['avatar', 'me.jpg']), 'form.error.avatar.format', 'avatar'],
      [formOf(['avatar', file], ['avatar', file]), 'request.malformed', undefined],
    ] as const) {
      const answer = await send('/api/user/avatar', form)
      const { code, errors } = answer.json()
      assert.deepEqual([answer.statusCode, code, errors?.[0].field], [400, ...reason])
    }
    assert.equal((await running.app.db.rows('select 1 from avatars where user_id = $id', { id })).length, 0)
  })

  test('a form that is truncated or has no boundary is a 400, not a 500', { timeout: 60_000 }, async () => {
    const { app } = running
    const token = await tokenOf(app, (await somebody()).id)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const part =
      '--x\r\ncontent-disposition: form-data; name="avatar"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    const form = Buffer.concat([Buffer.from(part), JPEG])
    const begin = (length: number) =>
      request(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/user/avatar`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': length,
        },
      })

    const withoutBoundary = await app.inject({
      method: 'PUT',
      url: '/api/user/avatar',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data' },
      payload: form,
    })
    assert.deepEqual([withoutBoundary.statusCode, withoutBoundary.json().code], [400, 'request.malformed'])

    const [unclosed] = (await once(begin(form.length).end(form), 'response')) as [IncomingMessage]
    assert.deepEqual(
      [unclosed.statusCode, ((await json(unclosed)) as { code: string }).code],
      [400, 'request.malformed'],
    )

    const cut = begin(form.length + 1)
    cut.once('socket', (socket: Socket) => {
      cut.write(form, () => socket.end())
    })
    const [answer] = (await once(cut, 'response')) as [IncomingMessage]
    assert.equal(answer.statusCode, 400)
  })

  test('a new picture replaces the first, whose URL becomes a 404', async () => {
    const { id, upload } = await somebody()
    const first = (await upload(JPEG)).json().data.avatarURL
    const second = (await upload(JPEG)).json().data.avatarURL
    assert.notEqual(first, second)
    const [gone, there] = [await running.app.inject(first), await running.app.inject(second)]
    assert.deepEqual([gone.statusCode, gone.headers['cache-control'], there.statusCode], [404, 'no-store', 200])
    const rows = await running.app.db.rows('select name from avatars where user_id = $id', { id })
    assert.equal(rows.length, 1)
  })

  test('a picture of the demo is served from its folder until one is uploaded', async () => {
    const { id, upload } = await somebody()
    await running.app.db.rows("update users set avatar = '3.webp' where id = $id", { id })
    assert.equal((await running.app.inject('/media/avatars/3.webp')).body, 'a face')
    const { data } = (await upload(JPEG)).json()
    assert.notEqual(data.avatarURL, '/media/avatars/3.webp')
    for (const file of ['4.webp', '..%2fposters%2fneck-exercises-480.webp', '3.webp%00', '%2e%2e', 'x.svg']) {
      assert.notEqual((await running.app.inject(`/media/avatars/${file}`)).statusCode, 200, file)
    }
  })

  test('uploads are rate-limited', async () => {
    const { upload } = await somebody()
    const statuses = []
    for (let time = 0; time < 21; time++) statuses.push((await upload(Buffer.from('no picture'))).statusCode)
    assert.deepEqual([statuses.filter((status) => status === 400).length, statuses.at(-1)], [20, 429])
  })
})
