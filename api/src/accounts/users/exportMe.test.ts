import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addOwner, tablesOfUsers } from '../../../testing/database/belongings.ts'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { addGift, PURCHASER } from '../../../testing/money/gifts.ts'
import { addPerson } from '../../../testing/people.ts'
import { personCalls } from '../../../testing/personCalls.ts'
import { useApp } from '../../../testing/startApp.ts'
import { addTeam } from '../../../testing/team/teams.ts'
import { archiveOf } from '../../../testing/archiveOf.ts'
import { COMPUTED } from './exportQueries.ts'
import { WORDS } from './heldParts.ts'
import { ofAnyone } from '../../../testing/database/ofAnyone.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  let anna: { id: number; email: string }
  before(async () => {
    anna = await addOwner(running.app, 'canaryanna')
    await addOwner(running.app, 'canaryeva')
  })

  const exportOf = (id: number, query?: string) => archiveOf(running.app, id, query)

  test("the export has every row that refers to the caller, of every table with foreign keys to users, and nobody else's", async () => {
    const { db } = running.app
    // A table that did not exist when the export was written.
    await db.rows(
      'create table letters (id int, sender_id int references users, "to whom" int references users on delete cascade, said text)',
    )
    const [{ id: eva } = { id: 0 }] = await db.rows<{ id: number }>(
      ofAnyone("select id from users where email like 'canaryeva%'"),
    )
    await db.rows(
      `insert into letters values (1, ${anna.id}, ${eva}, 'sent'), (2, ${eva}, ${anna.id}, 'got'), (3, ${eva}, ${eva}, 'not hers')`,
    )

    const { rows, everything } = await exportOf(anna.id)
    const tables = (await tablesOfUsers(db)).filter(({ name }) => name !== COMPUTED)
    assert.ok(tables.length > 6)
    assert.deepEqual(rows(COMPUTED), [])
    for (const { name, columns } of tables) {
      const exportedRows = rows(name)
      const isHers = columns.map((column) => `"${column}" = $id`).join(' or ')
      const [{ count } = { count: 0 }] = await db.rows<{ count: number }>(
        `select count(*)::int as count from "${name}" where ${isHers}`,
        { id: anna.id },
      )
      assert.ok(count > 0, `Give people a row of ${name} in testing/database/belongings.ts`)
      assert.equal(exportedRows.length, count, name)
      for (const row of exportedRows)
        assert.ok(
          columns.some((column) => row[column] === anna.id),
          `${name} has a row of another person`,
        )
    }
    assert.deepEqual(
      rows('letters').map(({ said }) => said),
      ['sent', 'got'],
    )
    assert.deepEqual(
      rows('users').map(({ id, email }) => [id, email]),
      [[anna.id, anna.email]],
    )
    assert.equal(rows('subscriptions')[0]?.name, 'canaryanna plan')
    assert.doesNotMatch(everything, /canaryeva/)
    await db.rows('drop table letters')
  })

  test('of gift cards, the export has those that the caller bought, and no giver of one that they redeemed', async () => {
    const nina = await addPerson(running.app, { email: 'canarynina@kinora.example' })
    const gift = await addGift(running.app, {
      order: { userId: anna.id },
      card: { redeemedBy: nina, message: 'Sto lat!' },
    })
    const bought = (await exportOf(anna.id)).rows('gift_cards_bought').find(({ order_id }) => order_id === gift.id)
    assert.deepEqual([bought?.message, bought?.purchaser, bought?.redeemed_by], ['Sto lat!', PURCHASER, undefined])
    const { rows, everything } = await exportOf(nina)
    assert.deepEqual(
      rows('gift_cards').map(({ order_id, message }) => [order_id, message]),
      [[gift.id, 'Sto lat!']],
    )
    assert.doesNotMatch(everything, new RegExp(PURCHASER.telephoneNumber.slice(1)))
  })

  test('the export has no credentials', async () => {
    const { everything, rows } = await exportOf(anna.id)
    assert.doesNotMatch(everything, /secret|argon2/)
    const names = [...(await tablesOfUsers(running.app.db)), { name: 'users' }].flatMap(({ name }) =>
      Object.keys(rows(name)[0] ?? {}),
    )
    // The referral token, the name of a product and the code of a promotion are no credentials.
    const harmless = ['rewardful_token', 'lookup_key', 'next_lookup_key', 'promotion_code']
    const suspicious = names.filter(
      (name) => /hash|secret|token|password|key|code|values/.test(name) && !harmless.includes(name),
    )
    assert.deepEqual(suspicious, [], 'Leave these out in exportQueries.ts, or say here why not')
  })

  test('the export is a named download, not cached, and opens with a page in the language', async () => {
    const { answer, files } = await exportOf(anna.id, '?locale=en')
    assert.equal(answer.headers['content-type'], 'application/zip')
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="kinora-export-\d{4}-\d\d-\d\d\.zip"$/,
    )
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.deepEqual([...files.keys()].slice(0, 2), ['index.html', 'picture.webp'])
    assert.equal(String(files.get('picture.webp')), 'canaryanna picture')
    const page = String(files.get('index.html'))
    assert.match(page, /<html lang="en">/)
    assert.match(
      page,
      new RegExp(`src="data:image/webp;base64,${Buffer.from('canaryanna picture').toString('base64')}"`),
    )
    assert.match(page, /http:\/\/localhost:3000\/en\/privacy-policy/)
    assert.match(page, /<dt>E-mail<\/dt><dd>canaryanna@kinora\.example<\/dd>/)
    assert.match(page, /<dt>Day<\/dt><dd>21 November 2026<\/dd>/)
    assert.doesNotMatch(page, /\{\{|\}\}|<script|undefined|\[object/)
    const polish = (await exportOf(anna.id)).files
    assert.match(String(polish.get('index.html')), /<html lang="pl">[^]*<dd>21 listopada 2026<\/dd>/)
    assert.ok(polish.has('dane/bol-i-wysilek-po-treningu.json'))
  })

  test('the export has the limits that a specialist set about a member, and says that it leaves out their notes', async () => {
    const { member, specialist } = await addTeam(running.app)
    const url = `/team/member/${member.userId}`
    await specialist.post(`${url}/notes`, { data: { text: 'Woli ćwiczyć rano.' } })
    await specialist.put(`${url}/signals`, { data: { painHigh: 6, painRise: 2, silentDays: 5, missedDays: 3 } })
    const { rows, files, everything } = await exportOf(member.userId)
    assert.deepEqual(
      rows('signal_rules_about').map(({ pain_high, silent_days }) => [pain_high, silent_days]),
      [[6, 5]],
    )
    assert.doesNotMatch(everything, /Woli ćwiczyć rano/)
    assert.match(String(files.get('index.html')), /Prywatnych notatek[^<]*dane@kinora\.example/)
    assert.match((await exportOf(specialist.userId)).everything, /Woli ćwiczyć rano/)
  })

  test('each table has a title in both languages, and each column a name unless only programs have a use for it', async () => {
    const TECHNICAL =
      /(^|_)id$|^(before_card|calendar_version|avatar|rewardful_token|day_ends_at|redeemed_by|factor|hour)$/
    const names = (await tablesOfUsers(running.app.db)).flatMap(({ name }) => (name === COMPUTED ? [] : name))
    const { rows } = await exportOf((await addOwner(running.app, 'zofia')).id)
    for (const { tables, columns } of [WORDS.pl, WORDS.en]) {
      const without = (words: object, all: string[]) => all.filter((name) => !(name in words))
      assert.deepEqual(without(tables, [...names, 'users', 'gift_cards_bought', 'signal_rules_about']), [])
      const all = [...names, 'users'].flatMap((name) => Object.keys(rows(name)[0] ?? {}))
      const read = all.filter((name) => !TECHNICAL.test(name))
      assert.deepEqual(without(columns, read), [])
    }
  })

  test('a table that cannot be read to its end cuts the download off, so that no part is taken for the whole', async () => {
    const { db } = running.app
    const leaf = await addOwner(running.app, 'leaf')
    for (const statement of [
      "create type page as enum ('whole', 'torn')",
      `create function read_page(page) returns json language plpgsql as
         $$ begin if $1 = 'torn' then raise 'torn'; end if; return to_json($1::text); end $$`,
      'create cast (page as json) with function read_page(page)',
      'create table books (owner_id int references users, page page)',
      `insert into books values (${leaf.id}, 'whole'), (${leaf.id}, 'torn')`,
    ])
      await db.rows(statement)
    await assert.rejects(exportOf(leaf.id), /destroyed before completion/)
    await db.rows('drop table books')
  })

  test('each user can export five times an hour', async () => {
    const nina = await addOwner(running.app, 'nina')
    const { get } = await personCalls(running.app, nina.id)
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await get('/api/user/me/export')).statusCode)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
    assert.equal((await exportOf((await addOwner(running.app, 'olga')).id)).answer.statusCode, 200)
  })
})
