import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { onEachDatabase, onPostgres } from '../../../testing/database/databases.ts'
import { startApp, stopApp, useApp } from '../../../testing/startApp.ts'
import { installJobs } from './installJobs.ts'
import { until } from '../../../testing/until.ts'

const BAD = 3
const NUMBERS = Array.from({ length: 30 }, (_, number) => number)

onEachDatabase((create) => {
  const running = useApp(create, { sandboxUrl: undefined })
  const jobsOf = (queue: string) =>
    running.app.db.rows<{ state: string; tries: number }>(
      'select state, retry_count as tries from jobs.job where name = $queue order by created_on',
      { queue },
    )
  const send = (number: number) => running.app.db.transaction((tx) => running.app.jobs.send(tx, 'mail', { number }))
  const internal = (method: 'GET' | 'POST', url: string) => running.app.inject({ method, url })

  const ran: number[] = []
  before(async () => {
    running.app.jobs.work<{ number: number }>('mail', async ({ data }) => {
      if (data.number === BAD) throw new Error('no good')
      ran.push(data.number)
    })
    await running.app.ready()
  })

  test('a job runs after the commit, and not at all if the transaction is rolled back', async () => {
    const failing = running.app.db.transaction(async (tx) => {
      await running.app.jobs.send(tx, 'mail', { number: 1 })
      throw new Error('taken back')
    })
    await assert.rejects(failing, /taken back/)
    await running.app.db.transaction(async (tx) => {
      await running.app.jobs.send(tx, 'mail', { number: 2 })
      assert.deepEqual(ran, [])
    })
    await until('the job runs', () => ran.length > 0)
    assert.deepEqual(ran, [2])
  })

  test('a job that fails for good is a dead letter, which an operator sees and puts back', async () => {
    await running.app.db.rows("update jobs.queue set retry_limit = 0 where name = 'mail'")
    await send(BAD)
    await until('the job has failed', async () => (await jobsOf('mail')).some(({ state }) => state === 'failed'))
    const [letter] = (await internal('GET', '/api/jobs/dead-letters')).json().data
    assert.deepEqual([letter.queue, letter.data, letter.error], ['mail', { number: BAD }, 'no good'])
    assert.match((await internal('GET', '/api/metrics')).body, /^jobs\{queue="dead-letters",state="created"\} 1$/m)
    const before = (await jobsOf('mail')).length
    assert.deepEqual((await internal('POST', '/api/jobs/dead-letters/retry')).json(), { data: { retried: 1 } })
    assert.equal((await jobsOf('mail')).length, before + 1)
  })

  test('outsiders do not learn of dead letters', async () => {
    const headers = { 'x-forwarded-for': '1.2.3.4' }
    for (const [method, url] of [
      ['GET', '/api/jobs/dead-letters'],
      ['POST', '/api/jobs/dead-letters/retry'],
    ] as const)
      assert.equal((await running.app.inject({ method, url, headers })).statusCode, 404)
  })

  test('installing again keeps the jobs', async () => {
    const schedules = () => running.app.db.rows('select name, cron from jobs.schedule order by name')
    const [jobs, before] = [(await jobsOf('mail')).length, await schedules()]
    await installJobs(running.app.db)
    assert.deepEqual([(await jobsOf('mail')).length, await schedules()], [jobs, before])
    assert.deepEqual(before, [
      { name: 'gifts', cron: '*/5 * * * *' },
      { name: 'reconciliation', cron: '*/5 * * * *' },
      { name: 'reminders', cron: '*/5 * * * *' },
      { name: 'standingComparison', cron: '41 2 * * *' },
      { name: 'standings', cron: '*/15 * * * *' },
      { name: 'sweep', cron: '17 * * * *' },
    ])
  })
})

onPostgres((create) => {
  test('each job is run by one of several processes', async () => {
    const database = await create()
    const apps = [await startApp(database), await startApp(database), await startApp(database)]
    const ran: number[] = []
    const all = Promise.withResolvers<void>()
    try {
      for (const app of apps) {
        app.jobs.work<{ number: number }>('mail', async ({ data }) => {
          if (ran.push(data.number) === NUMBERS.length) all.resolve()
        })
        await app.ready()
      }
      const [{ jobs, db }] = apps as [(typeof apps)[number]]
      for (const number of NUMBERS) await jobs.send(db, 'mail', { number })
      await all.promise
    } finally {
      for (const app of apps) await stopApp(app)
      await database.drop()
    }
    assert.deepEqual(
      ran.sort((one, other) => one - other),
      NUMBERS,
    )
  })
})
