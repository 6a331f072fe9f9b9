import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { connect } from 'node:net'
import { before, test } from 'node:test'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { useApp } from '../../../../testing/startApp.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  let port: number
  before(async () => {
    port = Number(new URL(await running.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  for (const [what, request, status, code] of [
    [
      'too long headers',
      `GET /api/levels HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.headersTooLarge',
    ],
    ['no HTTP at all', 'Hello\r\n\r\n', 400, 'request.malformed'],
  ] as const) {
    test(`${what}: what is no request is answered with problem details`, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.write(request)
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
      assert.match(head, new RegExp(`^HTTP/1.1 ${status} .*content-type: application/problem\\+json`, 's'))
      const { type, ...problem } = JSON.parse(body) as Record<string, unknown>
      assert.deepEqual([type, problem.status, problem.code], ['about:blank', status, code])
    })
  }
})
