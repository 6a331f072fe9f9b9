import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckAccount } from '../browser/signedInVisitors.ts'
import { isAlive } from '../store/isAlive.ts'

/** Where `npm start` writes down, in its home folder, what runs from it. */
export const runningFile = (home: string) => join(home, 'running.json')
/** `apiUrl` without its `/api`; `origin` as browsers see the product; `accounts` to look at its pages with. */
export type Running = { pid: number; apiUrl: string; origin: string; accounts: CheckAccount[] }

const ANSWER_MS = 2_000

/**
 * The address of the API for rendering pages: API_URL, or that of the product that runs from this home folder; null if
 * none answers.
 */
export async function runningApi(home: string, env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  const url = env['API_URL'] || (await runningIn(home))?.apiUrl
  if (!url) return null
  return fetch(`${url}/api/content-version`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => (ok ? url : null),
    () => null,
  )
}

/**
 * Where browsers find the product: ORIGIN, or that of the product that runs from this home folder.
 * @throws Error where there is neither
 */
export async function productOrigin(home: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const origin = env['ORIGIN'] || (await runningIn(home))?.origin
  if (!origin) throw new Error('No product runs from here. Start one (npm start), or say where it is: ORIGIN.')
  return origin
}

/** Written by `npm start`; null where none runs from this home folder. */
export async function runningIn(home: string): Promise<Running | null> {
  const running = await readFile(runningFile(home), 'utf8')
    .then((text) => JSON.parse(text) as Running)
    .catch(() => null)
  // After a killed `npm start` the file is left, and its ports may belong to another product.
  return running && isAlive(running.pid) ? running : null
}
