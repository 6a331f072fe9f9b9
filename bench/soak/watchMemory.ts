import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import { step } from '../../tools/setup/step.js'
import { median } from '../median.ts'
import { table, whole } from '../table.ts'
import { type Heap, openSnapshots } from './heapSnapshots.ts'
import { callAs, programIds, register, type Member } from './members.ts'

const MEMBERS = 20
/** Requests under way at any time. */
const AT_ONCE = 8
/** The share of the time after which caches are full and code is compiled: growth counts from then on. */
const WARM_UP = 1 / 3
const WEIGH_EVERY_MS = 1_000
/** Growth of the heap above both limits counts as a leak. */
const GROWTH_MB = 10
const GROWTH = 1.1
/** Kinds of objects that are named. */
const NAMED = 8
const WORDS = ['kark', 'plecy', 'oddech', 'biodra', 'kolana', 'stopy', 'dłonie', 'barki']

const SERVICES = ['gateway', 'api'] as const
type Service = (typeof SERVICES)[number]

/**
 * Sends a mix of what visitors, members and bots send, and compares the heaps of the gateway and the API after a third
 * of the time with those at its end. Prints which kinds of objects became more. Returns the faults.
 */
export async function watchMemory(minutes: number): Promise<string[]> {
  const snapshots = openSnapshots()
  const product = await startProduct()
  try {
    const members: Member[] = []
    while (members.length < MEMBERS) members.push(await register(product, members.length))
    const send = sender(product, members, await programIds(product))
    const takeAll = async () =>
      new Map(
        await Promise.all(SERVICES.map(async (name) => [name, await snapshots.take(pidOf(product, name))] as const)),
      )

    const early: Load = await step(`Mixed requests for ${whole(minutes * WARM_UP)} min, to warm up`, (detail) =>
      send(minutes * WARM_UP, detail),
    )
    const before: Map<Service, Heap> = await step('The first heap snapshots', takeAll)
    const later: Load = await step(`Mixed requests for ${whole(minutes * (1 - WARM_UP))} min more`, (detail) =>
      send(minutes * (1 - WARM_UP), detail),
    )
    const after: Map<Service, Heap> = await step('The second heap snapshots', takeAll)

    console.log(`${whole(early.sent + later.sent)} requests: ${statusesOf(early.statuses, later.statuses)}`)
    return SERVICES.flatMap((name) => report(name, later.megabytes.get(name)!, before.get(name)!, after.get(name)!))
  } finally {
    await product.end()
    snapshots.close()
  }
}

const pidOf = ({ home }: Product, name: Service) => Number(readFileSync(join(home, `logs/${name}.pid`), 'utf8'))

type Load = { sent: number; statuses: Map<number, number>; megabytes: Map<Service, number[]> }

function sender(product: Product, members: Member[], programs: number[]) {
  const { origin } = product
  let number = 0
  const pick = <Item>(items: readonly Item[]) => items[number % items.length]!
  const phrase = () => encodeURIComponent(`${pick(WORDS)} ${number.toString(36)}`)
  const get = (path: string, headers = {}) => fetch(origin + path, { headers: { accept: 'text/html', ...headers } })
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const requests: (() => Promise<{ status: number; text?: unknown } | undefined>)[] = [
    () => get('/programs'),
    () => get(`/programs?phrase=${phrase()}`),
    () => get(`/en/programs?phrase=${phrase()}`),
    () => get(`/programs/${pick(programs)}`),
    () => get(`/nowhere/${number}`),
    () => get(`/api/trinings?filters[title][$containsi]=${phrase()}`),
    () => get(`/api/trinings/${number}`),
    () => get(`/releases/mfe-none/${number}/client/index.js`),
    () => get('/api/auth/session', { cookie: `kinora.session=of-nobody-${number}` }),
    () => post('/reports', { type: 'remote-failure', remote: 'mfe-catalog', message: `number ${number}` }),
    () => post('/api/auth/_log', { level: 'error', code: `CODE_${number}` }),
    () => post('/api/auth/forgot-password', { email: `nobody${number}@kinora.example` }),
    () => callAs(product, pick(members), 'GET', '/api/user/me?locale=pl'),
    () => callAs(product, pick(members), 'GET', `/api/progress/today?timeZone=Europe/Warsaw`),
    () => callAs(product, pick(members), 'POST', '/api/watch-list?locale=pl', { trainingId: pick(programs) }),
    () =>
      callAs(product, pick(members), 'PUT', `/api/progress/position/${pick(programs)}?locale=pl`, {
        seconds: number % 60,
      }),
  ]

  return async (minutes: number, detail: (text: string) => void): Promise<Load> => {
    const load: Load = { sent: 0, statuses: new Map(), megabytes: new Map(SERVICES.map((name) => [name, []])) }
    const until = Date.now() + minutes * 60_000
    const visitor = async () => {
      while (Date.now() < until) {
        const request = requests[number++ % requests.length]!
        const answer = await request().catch(() => undefined)
        if (answer instanceof Response) await answer.arrayBuffer()
        const status = answer?.status ?? 0
        load.sent++
        load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1)
      }
    }
    const weigh = async () => {
      for (; Date.now() < until; await sleep(WEIGH_EVERY_MS)) {
        for (const name of SERVICES) load.megabytes.get(name)!.push(megabytesOf(pidOf(product, name)))
        detail(`${load.sent} requests`)
      }
    }
    await Promise.all([weigh(), ...Array.from({ length: AT_ONCE }, visitor)])
    return load
  }
}

/** Resident memory, on Linux. */
const megabytesOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

function statusesOf(...all: Map<number, number>[]): string {
  const sum = new Map<number, number>()
  for (const [status, count] of all.flatMap((each) => [...each])) sum.set(status, (sum.get(status) ?? 0) + count)
  return [...sum].map(([status, count]) => `${whole(count)} × ${status || 'no answer'}`).join(', ')
}

function report(name: Service, megabytes: number[], before: Heap, after: Heap): string[] {
  const part = Math.ceil(megabytes.length / 4)
  const [first, last] = [megabytes.slice(0, part), megabytes.slice(-part)].map(median) as [number, number]
  const bytes = (heap: Heap) => [...heap.values()].reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20
  console.log(
    `\nThe ${name} held ${whole(first)} MB in the first quarter and ${whole(last)} MB in the last, its heap ${whole(bytes(before))} MB and ${whole(bytes(after))} MB. What became more:`,
  )
  const none = { count: 0, bytes: 0 }
  const growth = [...after]
    .map(([kind, { count, bytes }]) => {
      const earlier = before.get(kind) ?? none
      return { kind, count: count - earlier.count, bytes: bytes - earlier.bytes }
    })
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, NAMED)
  console.log(
    table(
      ['', 'objects', 'kB'],
      growth.map(({ kind, count, bytes }) => [kind.slice(0, 40), whole(count), whole(bytes / 1_024)]),
    ),
  )
  const grew = bytes(after) - bytes(before)
  return grew > GROWTH_MB && bytes(after) > bytes(before) * GROWTH
    ? [`the heap of the ${name} grew by ${whole(grew)} MB`]
    : []
}
