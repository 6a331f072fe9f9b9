import { programs } from '@kinora/content'
import type { Dose } from '@kinora/contracts'
import { accounts, practice } from '@kinora/demo'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { browser } from '../../testing/browser.ts'
import { onOneDatabase } from '../../testing/database/databases.ts'
import { useApp } from '../../testing/startApp.ts'
import { ofAnyone } from '../../testing/database/ofAnyone.ts'
import { hashPassword } from '../../src/identity/people/passwords.ts'
import { CannotStart } from '../../src/platform/process/CannotStart.ts'
import { importDemo } from './importDemo.ts'

const PASSWORD = 'try it once'

onOneDatabase((create) => {
  const running = useApp(create)
  const today = new Date().toISOString().slice(0, 10)
  const made = practice({ today, programs })
  const bring = async (password = PASSWORD, isProduction = false) => {
    const passwordHash = await hashPassword(password)
    await importDemo(running.app.db.transaction, { made, programs, passwordHash, isProduction })
  }
  const signIn = async (email: string, password = PASSWORD) => {
    const visitor = browser(running.app)
    await visitor.signIn(email, password)
    return visitor.session()
  }
  before(() => bring())

  test('a visitor signs in as the member, who has a plan, a picture and a history', async () => {
    const session = await signIn(accounts.member)
    assert.equal(session.hasActiveSubscription, true)
    assert.equal(session.subscription.subscription.name, 'plan_12m')
    const { role, avatarURL, createdAt, emailVerified, data } = session.userData
    assert.deepEqual(
      [role.name, avatarURL, emailVerified, data.postCode],
      ['patient', '/media/avatars/3.webp', true, '00-000'],
    )
    assert.ok(Date.now() - Date.parse(createdAt) > 170 * 86_400_000)
  })

  test('a visitor signs in as the specialist', async () => {
    const { userData } = await signIn(accounts.specialist)
    assert.deepEqual(
      [userData.isSpecialist, userData.professionalTitle, userData.registrationNumber],
      [true, 'physiotherapist', 'DEMO-0001'],
    )
  })

  test('the other accounts have no password', async () => {
    const others = await running.app.db.rows(
      ofAnyone("select 1 from users where email like '%@example.org' and password_hash is null"),
    )
    assert.equal(others.length, made.members.length + made.specialists.length - 2)
  })

  test('the import includes what members did and wrote, with its days', async () => {
    const numberOf = async (from: string, where: string, values: Record<string, string> = {}) =>
      (
        await running.app.db.rows<{ count: number }>(
          ofAnyone(`select count(*)::int as count from ${from} where ${where}`),
          values,
        )
      )[0]?.count
    const [anna] = made.members.filter(({ email }) => email === accounts.member)
    const [katarzyna] = made.specialists.filter(({ email }) => email === accounts.specialist)
    const theirs = (rows: { member: string }[]) => rows.filter(({ member }) => member === anna?.key).length
    for (const [table, rows] of Object.entries({
      done_trainings: made.doneTrainings,
      favourites: made.favourites,
      check_ins: made.checkIns,
      video_surveys: made.videoSurveys,
      emotions: made.emotions,
      symptoms_surveys: made.symptomsSurveys,
      goals: made.goals,
    })) {
      assert.equal(
        await numberOf(`${table} join users on users.id = user_id`, 'email = $email', { email: accounts.member }),
        theirs(rows),
        table,
      )
    }
    assert.equal(
      await numberOf('team_members join users on users.id = specialist_id', 'email = $email', {
        email: accounts.specialist,
      }),
      made.members.filter(({ specialist }) => specialist === katarzyna?.key).length,
    )
    const path = made.paths.find(({ member }) => member === anna?.key)
    assert.equal(
      await numberOf('paths join users on users.id = user_id', 'email = $email and name = $name', {
        email: accounts.member,
        name: path?.name ?? '',
      }),
      1,
    )
    assert.equal(
      await numberOf('path_trainings join users on users.id = user_id', 'email = $email', { email: accounts.member }),
      path?.trainings.length,
    )
    assert.equal(await numberOf('messages', 'true'), made.messages.length)
    assert.equal(
      await numberOf(
        'messages',
        "type = 'VIDEO_SURVEY_COMPLETED' and (metadata ->> 'response' is null or metadata ->> 'trainingName' is null)",
      ),
      0,
    )
  })

  test('the member has a plan with doses in words, a gentle list, pauses, goals, and a specialist with office hours', async () => {
    const { jwt } = await signIn(accounts.member)
    const read = async (url: string) =>
      (await running.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${jwt}` } })).json().data
    const rowsOf = <Row>(table: string) =>
      running.app.db.rows<Row>(
        ofAnyone(`select ${table}.* from ${table} join users on users.id = user_id where email = $email`),
        { email: accounts.member },
      )
    const doses = (await rowsOf<{ dose: Dose | null }>('path_trainings')).map(({ dose }) => dose)
    assert.ok(doses.some((dose) => dose?.daysPerWeek === 2 && dose.text?.includes('2 serie')))
    assert.ok(doses.includes(null), 'some programs are for later')
    assert.deepEqual([(await rowsOf('gentle_trainings')).length, (await rowsOf('plan_states')).length], [2, 2])
    const { allowed, state } = await read('/my-plan')
    assert.deepEqual([allowed.pause, state.mode], [true, 'normal'])
    const stats = await read('/path/stats')
    assert.ok(stats.total > 100 && stats.weekAVG > 0 && stats.weeks.some(({ done }: { done: number }) => done > 0))
    const goals = await read('/goals')
    assert.equal(goals.length, 3)
    assert.ok(goals[0].scores.length > 20 && goals[0].scores.at(-1).score > goals[0].scores[0].score)
    const specialist = await read('/members/specialist')
    assert.deepEqual([specialist.lastName, specialist.officeHours.length], ['Szałwia', 6])
    assert.ok(specialist.answersWithinHours >= 1)
  })

  test('a second import adds nobody twice, keeps changes, and sets the password again', async () => {
    const count = async () =>
      (
        await running.app.db.rows<{ count: number }>(
          ofAnyone(
            'select ((select count(*) from users) + (select count(*) from consents) + (select count(*) from subscriptions))::int as count',
          ),
        )
      )[0]?.count
    const rows = await count()
    await running.app.db.rows(
      ofAnyone('update users set first_name = $firstName, password_hash = null where email = $email'),
      { firstName: 'Hanna', email: accounts.member },
    )
    await bring('another one')
    assert.equal(await count(), rows)
    assert.equal((await signIn(accounts.member, 'another one')).userData.firstName, 'Hanna')
    assert.deepEqual(await signIn(accounts.member), {})
  })

  test('in production an existing demo database can be imported again', async () => {
    await bring('yet another', true)
    assert.equal((await signIn(accounts.member, 'yet another')).userData.firstName, 'Hanna')
  })
})

onOneDatabase((create) => {
  const running = useApp(create)
  const bring = (isProduction: boolean) =>
    importDemo(running.app.db.transaction, {
      made: practice({ today: '2026-11-21', programs }),
      programs,
      passwordHash: 'no hash',
      isProduction,
    })
  const emails = async () =>
    (await running.app.db.rows<{ email: string }>(ofAnyone('select email from users'))).map(({ email }) => email)

  test('in production a new database is refused', async () => {
    await assert.rejects(bring(true), { constructor: CannotStart, message: /not for production/ })
    assert.deepEqual(await emails(), [])
  })

  test('a database in which people have registered is refused', async () => {
    await running.app.db.rows(
      "insert into users (email, role, locale, first_name, last_name) values ('jan@kinora.example', 'patient', 'pl', 'Jan', 'Klon')",
    )
    await assert.rejects(bring(false), { constructor: CannotStart, message: /People have registered/ })
    assert.deepEqual(await emails(), ['jan@kinora.example'])
  })
})
