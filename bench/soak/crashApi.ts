import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../../api/testing/database/postgresServer.ts'
import { findPostgres } from '../../tools/product/findPostgres.ts'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import { runImport } from '../../tools/start/runImport.ts'
import { step } from '../../tools/setup/step.js'
import { median } from '../median.ts'
import { seconds, table, whole } from '../table.ts'
import { callAs, programIds, register, type Member } from './members.ts'

const PEOPLE = 60
/** A program can be done three times a day. */
const ROUNDS = 3
/** Between the API's return and the next kill, spread so that kills meet different moments of a write. */
const WRITING_MS = [1_500, 4_000] as const
const RETRY_AFTER_MS = 100
const ASK_EVERY_MS = 20
const BACK_WITHIN_MS = 60_000
const TIME_ZONE = 'Europe/Warsaw'

type Person = Member & { done: number }
type Crashes = { acknowledged: number; sentAgain: number; lost: number; doubled: number; backMs: number[] }

/**
 * Kills the API with -9 while members mark programs as done, on each database, and counts afterwards which writes are
 * there. A write without an answer is sent again with its idempotency key. Returns the faults.
 */
export async function crashApi(kills: number): Promise<string[]> {
  const server = await findPostgres()
  if (!server) console.log('PostgreSQL was not reached: the API is killed on the embedded database alone.')
  const crashes: [string, Crashes][] = [['embedded', await crashEmbedded(kills)]]
  if (server) crashes.push(['PostgreSQL', await crashOnPostgres(server, kills)])
  console.log(
    table(
      ['', 'kills', 'acknowledged', 'sent again', 'lost', 'doubled', 'back after', 'at most'],
      crashes.map(([name, { acknowledged, sentAgain, lost, doubled, backMs }]) => [
        name,
        ...[kills, acknowledged, sentAgain, lost, doubled].map(whole),
        seconds(median(backMs)),
        seconds(Math.max(...backMs)),
      ]),
    ),
  )
  return crashes.flatMap(([name, { lost, doubled }]) =>
    lost + doubled > 0 ? [`${name}: ${lost} acknowledged writes are lost, ${doubled} are there twice`] : [],
  )
}

async function crashEmbedded(kills: number): Promise<Crashes> {
  const product = await startProduct()
  return crash('the embedded database', product, kills).finally(product.end)
}

async function crashOnPostgres(server: string, kills: number): Promise<Crashes> {
  const database = await createDatabase(server)
  try {
    await runImport('content', { NODE_ENV: 'development', DATABASE_URL: database.url })
    const product = await startProduct({ DATABASE_URL: database.url })
    return await crash('PostgreSQL', product, kills).finally(product.end)
  } finally {
    await database.drop()
  }
}

async function crash(where: string, product: Product, kills: number): Promise<Crashes> {
  const programs = await programIds(product)
  const people: Person[] = []
  await step(`Registering ${PEOPLE} members`, async () => {
    while (people.length < PEOPLE) people.push({ ...(await register(product, people.length)), done: 0 })
  })
  const crashes: Crashes = { acknowledged: 0, sentAgain: 0, lost: 0, doubled: 0, backMs: [] }
  let isOver = false
  const writing = people.map(async (person) => {
    while (!isOver && person.done < programs.length * ROUNDS) {
      await markDone(product, person, programs[person.done % programs.length]!, crashes)
      await sleep(1_000) // the limit of writes is 60 a minute
    }
  })
  await step(`Killing the API ${kills} times on ${where}`, async (detail) => {
    for (let kill = 1; kill <= kills; kill++) {
      const [least, most] = WRITING_MS
      await sleep(least + Math.random() * (most - least))
      crashes.backMs.push(await killOnce(product))
      detail(`${kill} kills, ${crashes.acknowledged} writes, back after ${seconds(crashes.backMs.at(-1)!)}`)
    }
    isOver = true
    await Promise.all(writing)
  })
  for (const person of people) await count(product, person, programs, crashes)
  return crashes
}

/** Sends one write until it is acknowledged. */
async function markDone(product: Product, person: Person, id: number, crashes: Crashes): Promise<void> {
  const body = { timeZone: TIME_ZONE, key: randomUUID() }
  for (let tries = 1; ; tries++) {
    const answer = await callAs(product, person, 'POST', `/api/progress/done/${id}?locale=pl`, body)
    if (answer?.status === 201) break
    if (answer && ![401, 429, 502, 503, 504].includes(answer.status)) throw new Error(`Done answered ${answer.status}`)
    if (tries === 1) crashes.sentAgain++
    await sleep(RETRY_AFTER_MS)
  }
  person.done++
  crashes.acknowledged++
}

async function count(product: Product, person: Person, programs: number[], crashes: Crashes): Promise<void> {
  const done = new Map<number, number>()
  const answer = await callAs(product, person, 'GET', '/api/done-trainings?locale=pl&pagination[pageSize]=100')
  const { data } = JSON.parse(answer!.text) as { data: { training: { id: number } }[] }
  for (const { training } of data) done.set(training.id, (done.get(training.id) ?? 0) + 1)
  for (const [place, id] of programs.entries()) {
    const acknowledged = Math.ceil((person.done - place) / programs.length)
    const there = done.get(id) ?? 0
    crashes.lost += Math.max(0, acknowledged - there)
    crashes.doubled += Math.max(0, there - acknowledged)
  }
}

/** Returns after how many milliseconds the API answers again. */
async function killOnce({ home, urls }: Product): Promise<number> {
  process.kill(Number(readFileSync(join(home, 'logs/api.pid'), 'utf8')), 'SIGKILL')
  const killed = performance.now()
  while (performance.now() - killed < BACK_WITHIN_MS) {
    await sleep(ASK_EVERY_MS)
    const isBack = await fetch(`${urls.api}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isBack) return performance.now() - killed
  }
  throw new Error(`The API did not answer within ${BACK_WITHIN_MS / 1_000} s of a kill`)
}
