import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { ApiProblem } from './problems.ts'

/** Argon2id with 19 MiB and two passes (OWASP, Password Storage). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each keeps a core busy for tens of milliseconds, on one of four threads. */
const AT_ONCE = Math.min(4, availableParallelism())
const QUEUE_MAX = 8
const RETRY_AFTER_S = 1

let running = 0
const waiting: (() => void)[] = []

/** @throws 429 `auth.busy` when too many wait already. */
export const hashPassword = (text: string): Promise<string> => inTurn(() => hash(text, COST))

/** @throws 429 `auth.busy` when too many wait already. */
export const verifyPassword = (hashed: string, text: string): Promise<boolean> => inTurn(() => verify(hashed, text))

/** Takes as long as a wrong password does, so that time does not tell whether there is an account. Always false. */
export async function verifyNobody(text: string): Promise<boolean> {
  await inTurn(() => hash(text, COST))
  return false
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1
  else if (waiting.length >= QUEUE_MAX) throw new ApiProblem(429, 'auth.busy', undefined, { retryAfter: RETRY_AFTER_S })
  else await new Promise<void>((resolve) => { waiting.push(resolve) })
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next() // takes over the place of the one that has ended
    else running -= 1
  }
}
