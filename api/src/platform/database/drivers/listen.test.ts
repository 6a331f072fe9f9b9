import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEachDatabase, onPostgres } from '../../../../testing/database/databases.ts'
import { keptNumbers } from '../../../../testing/database/keptNumbers.ts'
import { startTcpProxy } from '../../../../testing/database/tcpProxy.ts'
import { owners } from '../../../app/owners.ts'
import { openPostgres } from './openPostgres.ts'

onEachDatabase((create) => {
  test('a listener is called when it begins, and with the payload of each notification', async () => {
    const database = await create()
    const db = await database.open()
    const heard: (string | undefined)[] = []
    const all = Promise.withResolvers<void>()
    await db.listen('news', (payload) => {
      if (heard.push(payload) === 3) all.resolve()
    })
    await db.rows("select pg_notify('news', '7,12')")
    await db.rows("select pg_notify('others', '1')")
    await db.rows("select pg_notify('news', '')")
    await all.promise
    assert.deepEqual(heard, [undefined, '7,12', ''])
    await db.close()
    await database.drop()
  })
})

onPostgres((create) => {
  const { opened, url, ask } = keptNumbers(create)

  /** The pid of the backend whose connection listens. */
  async function listener() {
    const [row] = await ask<{ pid: number }>(`
      select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and (query like 'listen %' or query = 'select') order by backend_start desc limit 1`)
    return row!.pid
  }

  test('a listener reconnects after its connection was cut, and is called because notifications may have been missed', async () => {
    await opened(async (db) => {
      let heard = Promise.withResolvers<string | undefined>()
      await db.listen('news', (payload) => heard.resolve(payload))
      assert.equal(await heard.promise, undefined)
      heard = Promise.withResolvers()
      await ask('select pg_terminate_backend($pid)', { pid: await listener() })
      assert.equal(await heard.promise, undefined)
      heard = Promise.withResolvers()
      await ask("select pg_notify('news', '7,12')")
      assert.equal(await heard.promise, '7,12')
    })
  })

  test('a listener notices a connection that died silently', async () => {
    const proxy = await startTcpProxy(url())
    const db = openPostgres(proxy.url, owners, { deadlineMs: 300, heartbeatMs: 50 })
    let heard = Promise.withResolvers<void>()
    await db.listen('news', () => heard.resolve())
    await heard.promise
    heard = Promise.withResolvers()
    const pid = await listener()
    proxy.forget()
    // The server has not noticed, so this notification is lost.
    await ask("select pg_notify('news', '')")
    await heard.promise
    assert.notEqual(await listener(), pid)
    await db.close()
    proxy.close()
  })
})
