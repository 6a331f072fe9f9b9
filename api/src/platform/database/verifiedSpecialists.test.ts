import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { addPerson } from '../../../testing/people.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { useApp } from '../../../testing/startApp.ts'
import { migrationsFolder } from './database.ts'

onOneDatabase((create) => {
  const running = useApp(create)

  test('the migration verifies specialists who look after members already, each once, and nobody else', async () => {
    const { app } = running
    const add = (name: string, role: 'patient' | 'specialist') =>
      addPerson(app, { email: `${name}@migrated.example`, role, verification: 'pending' })
    const [known, unknown] = [await add('known', 'specialist'), await add('unknown', 'specialist')]
    for (const name of ['one', 'two'])
      await app.db.rows('insert into team_members (member_id, specialist_id) values ($memberId, $known)', {
        memberId: await add(name, 'patient'),
        known,
      })
    const migration = await readFile(`${migrationsFolder}/0014_verified_specialists.sql`, 'utf8')
    await app.db.script(migration.split('--> statement-breakpoint').at(-1) ?? '')
    assert.deepEqual(await app.db.rows(ofAnyone('select user_id as id, state from specialist_decisions')), [
      { id: known, state: 'verified' },
    ])
    assert.ok(unknown)
  })
})
