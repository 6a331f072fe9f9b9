import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../store/isAlive.ts'

/** Where `npm start` writes down, in its home folder, what runs from it. */
export const runningFile = (home: string) => join(home, 'running.json')
/** `apiUrl` without its `/api`. */
export type Running = { pid: number; apiUrl: string }

const ANSWER_MS = 2_000

/**
 * The address of the API for rendering pages: API_URL, or that of the product that runs from this home folder; null if
 * none answers.
 */
export async function runningApi(home: string, env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  const url = env['API_URL'] || (await ofHome(home))
  if (!url) return null
  return fetch(`${url}/api/content-version`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => (ok ? url : null),
    () => null,
  )
}

async function ofHome(home: string): Promise<string | null> {
  const running = await readFile(runningFile(home), 'utf8')
    .then((text) => JSON.parse(text) as Running)
    .catch(() => null)
  // After a killed `npm start` the file is left, and its ports may belong to another product.
  return running && isAlive(running.pid) ? running.apiUrl : null
}
