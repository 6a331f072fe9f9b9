import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '../../src/platform/database/drivers/openPostgres.ts'
import { owners } from '../../src/app/owners.ts'
import type { TestDatabase } from '../database/databases.ts'
import { openEvents } from './eventClient.ts'
import { copyMigrated } from '../database/postgresServer.ts'
import { end, runServer, type ServerProcess } from '../runServer.ts'
import { ORIGIN, startApp, stopApp } from '../startApp.ts'
import { addTeam, type TeamCaller } from '../team/teams.ts'

const AUTH_SECRET = 'a secret of the soaked streams that is long enough'
const AGAIN_AFTER_MS = 50
const ARRIVE_WITHIN_MS = 30_000

type Amount = { people: number; messages: number; seconds: number; killEverySeconds: number }
type Person = TeamCaller & { to: number; place: number; got: number[]; readies: number; connections: number }
type Processes = (ServerProcess | undefined)[]

/** `lost`, `doubled`, `disordered` and `restarted` (streams that were not resumed) must be zero. */
export type Followed = {
  messages: number
  arrived: number
  lost: number
  doubled: number
  disordered: number
  restarted: number
  kills: number
  connections: number
  /** From the message's time until it arrived. */
  delaysMs: number[]
}

/**
 * Sends messages among people with an open event stream each, over two API processes on PostgreSQL, of which one is
 * killed with -9 at a time. Clients then go on at the other one. Counts what arrived.
 */
export async function soakStreams(server: string, amount: Amount): Promise<Followed> {
  const { url, drop } = await copyMigrated(server)
  const database: TestDatabase = { open: async () => openPostgres(url, owners), url, drop }
  const run = () => runServer({ DATABASE_URL: url, AUTH_SECRET, ORIGIN, SECOND_FACTOR: 'offered', LOG_LEVEL: 'info' })
  const processes: Processes = []
  try {
    const people = await addPeople(database, amount.people)
    processes.push(...(await Promise.all([run(), run()])))
    return await follow({ database, people, processes, run, amount })
  } finally {
    for (const process of processes) if (process) await end(process, 'SIGKILL')
    await drop()
  }
}

async function addPeople(database: TestDatabase, count: number): Promise<Person[]> {
  const app = await startApp(database, undefined, { authSecrets: [AUTH_SECRET] })
  const people: Person[] = []
  while (people.length < count) {
    const { member, specialist } = await addTeam(app)
    for (const [person, other] of [
      [member, specialist],
      [specialist, member],
    ] as const)
      people.push({ ...person, to: other.userId, place: people.length, got: [], readies: 0, connections: 0 })
  }
  await stopApp(app)
  return people
}

type Soak = {
  database: TestDatabase
  people: Person[]
  processes: Processes
  run: () => Promise<ServerProcess>
  amount: Amount
}

async function follow({ database, people, processes, run, amount }: Soak): Promise<Followed> {
  let kills = 0
  const isOver = { sending: false, reading: false }
  const closers = new Map<Person, () => void>()
  const delaysMs: number[] = []

  async function read(person: Person) {
    let lastEventId: string | undefined
    for (let at = person.place; !isOver.reading; at++) {
      const url = processes[at % processes.length]?.url
      const client = url === undefined ? undefined : await openEvents(url, { ...person, lastEventId }).catch(() => {})
      if (!client) {
        await sleep(AGAIN_AFTER_MS)
        continue
      }
      person.connections++
      closers.set(person, client.close)
      for (let event = await client.next(); event; event = await client.next()) {
        lastEventId = event.id
        if (event.kind === 'ready') person.readies++
        if (event.kind !== 'message.sent') continue
        person.got.push(event.data.id as number)
        delaysMs.push(Date.now() - Date.parse(event.data.createAt as string))
      }
    }
  }

  async function send(person: Person, count: number) {
    for (let sent = 0; sent < count; sent++) {
      const body = JSON.stringify({ receiverId: person.to, content: `${person.place} ${sent}`, key: randomUUID() })
      const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
      for (let at = person.place; ; at++) {
        const url = processes[at % processes.length]?.url
        const status = await fetch(`${url}/api/message`, { method: 'POST', headers, body }).then(
          async (response) => (await response.arrayBuffer(), response.status),
          () => 0,
        )
        if (status === 201) break
        if (status > 0 && status < 500) throw new Error(`Sending answered ${status}`)
        await sleep(AGAIN_AFTER_MS)
      }
      await sleep((amount.seconds * 1_000 * (0.5 + Math.random())) / count)
    }
  }

  async function killByTurns() {
    for (let [place, back] = [0, Promise.resolve()]; ; place = (place + 1) % processes.length) {
      for (let waited = 0; waited < amount.killEverySeconds && !isOver.sending; waited += 0.1) await sleep(100)
      await back // one of the two serves at any time
      if (isOver.sending) return
      const killed = processes[place]!
      processes[place] = undefined
      await end(killed, 'SIGKILL')
      kills++
      back = run().then((process) => void (processes[place] = process))
    }
  }

  const reading = people.map(read)
  while (people.some(({ readies }) => readies === 0)) await sleep(AGAIN_AFTER_MS)
  const killing = killByTurns()
  await Promise.all(people.map((person) => send(person, amount.messages / amount.people)))
  isOver.sending = true
  await killing

  const expected = await expectedOf(database)
  const isThere = ({ userId, got }: Person) => got.length >= (expected.get(userId)?.length ?? 0)
  for (const until = Date.now() + ARRIVE_WITHIN_MS; Date.now() < until && !people.every(isThere);)
    await sleep(AGAIN_AFTER_MS)
  isOver.reading = true
  for (const close of closers.values()) close()
  await Promise.all(reading)

  const sum = (count: (person: Person, expectedIds: number[]) => number) =>
    people.reduce((total, person) => total + count(person, expected.get(person.userId) ?? []), 0)
  return {
    messages: amount.messages,
    arrived: sum(({ got }) => got.length),
    lost: sum(({ got }, expectedIds) => expectedIds.filter((id) => !got.includes(id)).length),
    doubled: sum(({ got }) => got.length - new Set(got).size),
    disordered: sum(
      ({ got }, expectedIds) => [...new Set(got)].filter((id, place) => id !== expectedIds[place]).length,
    ),
    restarted: sum(({ readies }) => readies - 1),
    kills,
    connections: sum(({ connections }) => connections),
    delaysMs,
  }
}

/** The ids of the messages of each person, in the order of their events. */
async function expectedOf(database: TestDatabase): Promise<Map<number, number[]>> {
  const db = await database.open()
  const rows = await db.rows<{ userId: number; id: number }>(
    `select user_id as "userId", (data ->> 'messageId')::int as id from events order by events.id
     /* across owners: everything that should have arrived */`,
  )
  await db.close()
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, userRows]) => [userId, userRows.map(({ id }) => id)]),
  )
}
