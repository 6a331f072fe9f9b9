import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '@kinora/paths'
import autocannon from 'autocannon'
import { LIST, unheardOf } from './programLists.ts'

const SECONDS = 6
const PROBE_EVERY_MS = 50

/** Calls of one round by their outcome; times in milliseconds. */
export type MixedPace = {
  answeredPerSecond: number
  answeredP99: number
  refusedPerSecond: number
  refusedP99: number
  /** Neither an answer nor a 503 with Retry-After. */
  others: number
  healthMax: number
  cachedMax: number
}

type Load = { origin: string; tokens: string[]; programs: number[]; inFlight: number }

/**
 * Members who each have one call under way at any time: a third are lists that nobody asked for before, the rest write
 * where a film stopped or count it as done. Beside them the health of the API and a list from memory are looked at.
 */
export async function mixedLoad({ origin, tokens, programs, inFlight }: Load): Promise<MixedPace> {
  let asked = 0
  const body = () => JSON.stringify({ timeZone: 'Europe/Warsaw', key: crypto.randomUUID() })
  const setupRequest: autocannon.Request['setupRequest'] = (request) => {
    const number = asked++
    const headers = { authorization: `Bearer ${tokens[number % tokens.length]}`, 'content-type': 'application/json' }
    const program = programs[number % programs.length]!
    if (number % 3 === 0) return { ...request, method: 'GET', headers: { authorization: headers.authorization }, path: unheardOf() }
    if (number % 3 === 1) return { ...request, method: 'PUT', headers, path: `/api${apiPaths.position(program)}`, body: JSON.stringify({ seconds: 30 }) }
    return { ...request, method: 'POST', headers, path: `/api${apiPaths.done(program)}`, body: body() }
  }
  const times: Record<'answered' | 'refused' | 'health' | 'cached', number[]> = { answered: [], refused: [], health: [], cached: [] }
  let others = 0

  const begun = performance.now()
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>()
  const load = autocannon({ url: origin, connections: inFlight, duration: SECONDS, timeout: 20, requests: [{ setupRequest }] }, end)
  load.on('response', (_client, status, _bytes, time) => {
    // 409: three times today is the most, and as good an answer.
    if (status < 300 || status === 409) times.answered.push(time)
    else if (status === 503) times.refused.push(time)
    else others++
  })
  load.on('reqError', () => others++)
  let isOver = false
  void ended.then(() => (isOver = true))
  const probe = async (path: string, into: number[]) => {
    for (; !isOver; await sleep(PROBE_EVERY_MS)) {
      const asking = performance.now()
      const { ok } = await fetch(origin + path)
      if (!ok) others++
      into.push(performance.now() - asking)
    }
  }
  await Promise.all([ended, probe('/api/health', times.health), probe(LIST, times.cached)])
  const seconds = (performance.now() - begun) / 1_000
  return {
    answeredPerSecond: times.answered.length / seconds,
    answeredP99: p99(times.answered),
    refusedPerSecond: times.refused.length / seconds,
    refusedP99: p99(times.refused),
    others,
    healthMax: Math.max(...times.health),
    cachedMax: Math.max(...times.cached),
  }
}

const p99 = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0
