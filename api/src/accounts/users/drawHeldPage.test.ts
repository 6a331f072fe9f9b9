import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'
import { addPerson } from '../../../testing/people.ts'
import { useApp } from '../../../testing/startApp.ts'
import { goals } from '../../care/state/stateTables.ts'
import { favourites } from '../../catalogue/saved-programs/savedProgramTables.ts'
import { users } from '../../identity/index.ts'
import { dayIn } from '../../platform/days/ownDays.ts'
import { archiveOf } from '../../../testing/archiveOf.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  const exportOf = (id: number, query?: string) => archiveOf(running.app, id, query)

  test('the archive is of the person’s own day', async () => {
    const far = await addPerson(running.app, { email: 'far.page@kinora.example' })
    // At any time it is another day than in Greenwich in one of the two.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await running.app.db.rows(ofAnyone('update users set time_zone = $timeZone where id = $far'), { timeZone, far })
      const { answer } = await exportOf(far)
      assert.match(String(answer.headers['content-disposition']), new RegExp(`${dayIn(timeZone)}\\.zip"$`))
    }
  })

  test('the page shows what people wrote as text, and programs by their title', async () => {
    const { db } = running.app
    const olga = await addPerson(running.app, { email: 'olga.page@kinora.example' })
    const [program] = await db.rows<{ slug: string; title: string }>(
      "select slug, title from programs where locale = 'pl' order by id limit 1",
    )
    assert.ok(program)
    await db.orm.insert(favourites).values({ userId: olga, program: program.slug })
    await db.orm.insert(goals).values({ userId: olga, text: '<script>alert("schody")</script>' })
    const { files, everything } = await exportOf(olga)
    const page = String(files.get('index.html'))
    assert.ok(page.includes(`<dd>${program.title}</dd>`))
    assert.ok(page.includes('&#60;script&#62;alert(&#34;schody&#34;)'))
    assert.doesNotMatch(everything, /^\[\]$/m, 'a part without anything')
    assert.ok(!files.has('dane/wiadomosci.json'))
    assert.doesNotMatch(page, /Wiadomości<\/h3>/)
  })

  test('the page names countries and time zones as people do', async () => {
    const { db } = running.app
    const inPoland = await addPerson(running.app, { email: 'pola@kinora.example' })
    const abroad = await addPerson(running.app, { email: 'nell@kinora.example' })
    await db.orm.update(users).set({ country: 'PL' }).where(eq(users.id, inPoland))
    await db.orm.update(users).set({ country: 'IE', timeZone: 'Europe/Dublin' }).where(eq(users.id, abroad))
    const pageOf = async (id: number, query: string) => String((await exportOf(id, query)).files.get('index.html'))

    const polish = await pageOf(inPoland, '')
    assert.match(polish, /<dd>czas polski<\/dd>/)
    assert.match(polish, /<dd>Polska<\/dd>/)
    const english = await pageOf(abroad, '?locale=en')
    assert.match(english, /<dd>Ireland<\/dd>/)
    assert.match(english, /<dd>Ireland Time<\/dd>/)
    assert.doesNotMatch(english, /Europe\//)
  })
})
