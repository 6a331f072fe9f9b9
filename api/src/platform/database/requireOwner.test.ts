import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eq } from 'drizzle-orm'
import { onEachDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { favourites } from '../../app/schema.ts'
import { acrossOwners, OwnerMissing, requireOwner } from './requireOwner.ts'

const check = requireOwner(
  new Map([
    ['people', ['id']],
    ['hearts', ['user_id']],
    ['letters', ['sender_id', 'receiver_id']],
  ]),
)

for (const text of [
  'select * from films',
  'select * from hearts where user_id = $1',
  'select "id" from "hearts" where ("hearts"."program" = $1 and "hearts"."user_id" = $2)',
  'select * from hearts as kept where kept.user_id = $1',
  'select * from hearts kept join people on people.id = kept.user_id where people.id = any($1)',
  'select (select count(*) from hearts where user_id = people.id) from people where id = $1',
  'select * from letters where receiver_id in ($1, $2)',
  'delete from "letters" where "letters"."sender_id" = $1',
  'update "hearts" set "program" = $1 where "hearts"."user_id" = $2',
  'insert into "hearts" ("program", "user_id") values ($1, $2) on conflict do nothing',
  'insert into hearts (program, user_id) values ($1, $2) on conflict (user_id, program) do update set program = $1',
  `select * from hearts where ${acrossOwners('all are counted')}`,
])
  test(`is accepted: ${text}`, () => check(text))

for (const [text, table] of [
  ['select * from hearts', 'hearts'],
  ['select "id" from "hearts" where "hearts"."id" = $1', 'hearts'],
  ['select * from hearts as kept where kept.program = $1', 'hearts'],
  ['select * from films join hearts kept on kept.program = films.slug where films.id = $1', 'hearts'],
  ['select * from hearts kept join people on people.id = kept.user_id where people.name = $1', 'hearts'],
  ['select * from people where id = $1 union select * from letters', 'letters'],
  ['select * from films, hearts kept where films.id = $1', 'hearts'],
  ['delete from hearts', 'hearts'],
  ['update "letters" set "is_read" = $1 where "letters"."id" = $2', 'letters'],
  ['insert into hearts (id, user_id) values ($1, $2) on conflict (id) do update set user_id = $2', 'hearts'],
] as const)
  test(`is refused: ${text}`, () => {
    assert.throws(
      () => check(text),
      (error) => error instanceof OwnerMissing && error.message.includes(` ${table} `),
    )
    assert.throws(() => check(text), OwnerMissing)
  })

onEachDatabase((create) => {
  const running = useApp(create)

  test('every way to query the database is checked', async () => {
    const { db } = running.app
    const refused = (statement: PromiseLike<unknown>) =>
      assert.rejects(Promise.resolve(statement), (error: Error) =>
        [error, error.cause].some((is) => is instanceof OwnerMissing),
      )
    await refused(db.rows('delete from favourites'))
    await refused(db.orm.select().from(favourites))
    await refused(db.transaction((tx) => tx.orm.delete(favourites)))
    await refused(
      db.alone(({ transaction }) =>
        transaction(async (tx) => void (await tx.orm.update(favourites).set({ program: 'other' }))),
      ),
    )
    assert.deepEqual(await db.orm.select().from(favourites).where(eq(favourites.userId, 1)), [])
  })
})
