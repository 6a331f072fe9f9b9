import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '@kinora/paths'
import { LIST, unheardOf } from './programLists.ts'

const PROBE_EVERY_MS = 50

/** Calls of one round by their outcome; times in milliseconds. */
export type MixedPace = {
  answeredPerSecond: number
  answeredP99: number
  refusedPerSecond: number
  refusedP99: number
  /** Responses that are neither an answer nor a 503 with Retry-After. */
  others: number
  healthMax: number
  cachedMax: number
}

type Load = { seconds: number; origin: string; tokens: string[]; programs: number[]; members: number }
type Call = { path: string; method: string; body?: string }

/**
 * Each member has one call in flight: a third are lists that are not cached, the rest write a film position or mark a
 * program as done. After a 503 a member waits for Retry-After plus a random time, as clients do. At the same time the
 * API's health and a cached list are probed.
 */
export async function mixedLoad({ seconds, origin, tokens, programs, members }: Load): Promise<MixedPace> {
  const times: Record<'answered' | 'refused' | 'health' | 'cached', number[]> = {
    answered: [],
    refused: [],
    health: [],
    cached: [],
  }
  let [requestCount, others] = [0, 0]
  const begun = performance.now()
  const isOver = () => performance.now() - begun > seconds * 1_000

  async function timed(into: (response: Response) => number[] | undefined, path: string, init?: RequestInit) {
    const asking = performance.now()
    const response = await fetch(origin + path, init)
    await response.arrayBuffer()
    const list = into(response)
    if (list) list.push(performance.now() - asking)
    else others++
    return response
  }
  function nextCall(): Call {
    const number = requestCount++
    const program = programs[number % programs.length]!
    if (number % 3 === 0) return { path: unheardOf(), method: 'GET' }
    if (number % 3 === 1)
      return { path: `/api${apiPaths.position(program)}`, method: 'PUT', body: JSON.stringify({ seconds: 30 }) }
    return {
      path: `/api${apiPaths.done(program)}`,
      method: 'POST',
      body: JSON.stringify({ timeZone: 'Europe/Warsaw', key: crypto.randomUUID() }),
    }
  }
  // 409 is the daily maximum, and counts as an answer.
  const outcome = ({ status, headers }: Response) =>
    status < 300 || status === 409
      ? times.answered
      : status === 503 && headers.has('retry-after')
        ? times.refused
        : undefined

  async function member(token: string) {
    await sleep(Math.random() * 1_000)
    while (!isOver()) {
      const { path, ...init } = nextCall()
      const headers = { authorization: `Bearer ${token}`, ...(init.body && { 'content-type': 'application/json' }) }
      const { headers: answered, status } = await timed(outcome, path, { ...init, headers })
      if (status === 503) await sleep(Number(answered.get('retry-after')) * 1_000 * (1 + Math.random()))
    }
  }
  async function probe(path: string, into: number[]) {
    for (; !isOver(); await sleep(PROBE_EVERY_MS)) await timed(({ ok }) => (ok ? into : undefined), path)
  }
  await Promise.all([
    ...tokens.slice(0, members).map(member),
    probe('/api/health', times.health),
    probe(LIST, times.cached),
  ])
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
