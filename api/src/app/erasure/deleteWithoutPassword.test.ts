import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { codeIn } from '../../../testing/messages/mailbox.ts'
import { addPerson } from '../../../testing/people.ts'
import { personCalls } from '../../../testing/personCalls.ts'
import { useApp } from '../../../testing/startApp.ts'

const EMAIL = 'google@kinora.example'

onOneDatabase((create) => {
  const running = useApp(create)

  test('an account without a password needs a fresh proof and the mailed code', async () => {
    const id = await addPerson(running.app, { email: EMAIL, passwordHash: null })
    const { get, delete: remove } = await personCalls(running.app, id)
    const prove = (ago: string) =>
      running.app.db.rows('update sessions set proved_at = now() - $ago::interval where user_id = $id', { id, ago })
    await prove('1 hour')
    assert.equal((await remove('/api/user/me', {})).json().code, 'auth.proofNeeded')
    await prove('0 s')
    assert.equal((await remove('/api/user/me', {})).statusCode, 202)
    assert.equal((await get('/api/user/me')).statusCode, 200)
    const code = codeIn(await running.mailbox.next(EMAIL))
    assert.equal((await remove('/api/user/me', { code })).statusCode, 204)
    assert.equal((await get('/api/user/me')).statusCode, 401)
  })
})
