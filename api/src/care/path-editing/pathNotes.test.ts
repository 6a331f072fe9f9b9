import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { assertMoment } from '../../../testing/assertMoment.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addEdited } from '../../../testing/care/editedPaths.ts'
import { programIds } from '../../../testing/catalogue/programIds.ts'
import { useApp } from '../../../testing/startApp.ts'
import { migrationsFolder } from '../../platform/database/database.ts'
import { teamMembers } from '../../team/membership/teamTables.ts'
import { addTeam } from '../../../testing/care/trainedMembers.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const idOf = programIds(running)

  test('words of a former specialist are neither shown under the next one nor edited by them', async () => {
    const { put, member, specialist, url } = await addEdited(running.app, idOf)
    const shown = async (reader = member, of = '/my-plan') => {
      const { note, painNote } = (await reader.get(of)).json().data
      return [note, painNote]
    }
    const words = { note: 'Napisz do mnie.', painNote: 'Połóż się.' }
    const writtenAt = async () => (await member.get('/my-plan')).json().data.noteAt
    const begun = Date.now()
    await put(words)
    assert.deepEqual(await shown(), Object.values(words))
    const noteAt = await writtenAt()
    assertMoment(noteAt, { since: begun })
    await put({ ...words, painNote: 'Odpocznij.' })
    assert.equal(await writtenAt(), noteAt)
    await member.remove('/team')
    assert.deepEqual([await shown(), await writtenAt()], [['', ''], undefined])

    const { specialist: next } = await addTeam(running.app)
    const pair = { memberId: member.userId, specialistId: next.userId }
    await running.app.db.orm.insert(teamMembers).values(pair)
    const nobodys = async () => {
      assert.deepEqual(
        [await shown(), await shown(next, url)],
        [
          ['', ''],
          ['', ''],
        ],
      )
      assert.equal((await member.get('/my-path')).json().data.note, '')
      assert.equal((await next.get(`/members/path/${member.userId}`)).json().data.note, '')
    }
    await nobodys()
    await next.post(url, { trainingId: idOf('neck-exercises pl') })
    await nobodys()

    const saved = { name: 'Ścieżka', trainings: [idOf('hundred pl')], note: words.note }
    await next.put(url, saved)
    const theirs = async () =>
      assert.deepEqual(
        [await shown(), await shown(next, url)],
        [
          [words.note, ''],
          [words.note, ''],
        ],
      )
    await theirs()
    // Notes from before there were times have those of the cards that told of them.
    const migration = await readFile(`${migrationsFolder}/0027_note_times.sql`, 'utf8')
    await running.app.db.script(migration.split('--> statement-breakpoint').at(-1) ?? '')
    await theirs()
    assert.equal((await specialist.get(url)).statusCode, 404)
  })
})
