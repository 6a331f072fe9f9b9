import { unzipSync } from 'fflate'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { addOwner, tablesOfUsers } from '../../testing/belongings.ts'
import { onOneDatabase } from '../../testing/databases.ts'
import { addGift, PURCHASER } from '../../testing/gifts.ts'
import { addPerson } from '../../testing/people.ts'
import { personCalls } from '../../testing/personCalls.ts'
import { useApp } from '../../testing/startApp.ts'
import { ofAnyone } from '../../testing/ofAnyone.ts'

onOneDatabase((create) => {
  const running = useApp(create)
  let anna: { id: number; email: string }
  before(async () => {
    anna = await addOwner(running.app, 'canaryanna')
    await addOwner(running.app, 'canaryeva')
  })

  const exportOf = async (id: number, query = '') => {
    const { get } = await personCalls(running.app, id)
    const answer = await get(`/api/user/me/export${query}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const files = Object.entries(unzipSync(answer.rawPayload)).map(
      ([name, bytes]) => [name, Buffer.from(bytes)] as const,
    )
    const rows = (table: string) => JSON.parse(String(new Map(files).get(`${table}.json`))) as Record<string, unknown>[]
    return {
      answer,
      files: new Map(files),
      rows,
      everything: Buffer.concat(files.map(([, bytes]) => bytes)).toString(),
    }
  }

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
    const tables = await tablesOfUsers(db)
    assert.ok(tables.length > 6)
    for (const { name, columns } of tables) {
      const found = rows(name)
      const isHers = columns.map((column) => `"${column}" = $1`).join(' or ')
      const [{ count } = { count: 0 }] = await db.rows<{ count: number }>(
        `select count(*)::int as count from "${name}" where ${isHers}`,
        [anna.id],
      )
      assert.ok(count > 0, `Give people a row of ${name} in testing/belongings.ts`)
      assert.equal(found.length, count, name)
      for (const row of found)
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

  test('the export is a named download, not cached, with the picture and a readme', async () => {
    const { answer, files } = await exportOf(anna.id, '?locale=en')
    assert.equal(answer.headers['content-type'], 'application/zip')
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="kinora-export-\d{4}-\d\d-\d\d\.zip"$/,
    )
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.equal(String(files.get('avatar.webp')), 'canaryanna picture')
    const readme = String(files.get('README.txt'))
    for (const name of [...files.keys()].filter((name) => name !== 'README.txt'))
      assert.ok(readme.includes(`  ${name}\r\n`), name)
    assert.match(readme, /\d{4}-\d\d-\d\d\r\n[^]*http:\/\/localhost:3000\/en\/privacy-policy/)
    assert.doesNotMatch(readme, /[{}]/)
    const polish = String((await exportOf(anna.id)).files.get('PRZECZYTAJ.txt'))
    assert.match(polish, /kopia Twoich danych/)
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
