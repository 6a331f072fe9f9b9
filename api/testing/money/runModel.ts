import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Guard } from './Guard.ts'
import type { Task } from './modelProcess.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/**
 * Lives through histories in a process of its own, without one guard if it is named.
 * @returns the exit code, 1 if an invariant was violated, and which
 */
export const runModel = (task: Omit<Task, 'guard'>, guard?: Guard): Promise<{ code: unknown; output: string }> =>
  new Promise((resolve) => {
    const args = ['--import', pathOf('replaceSource.ts'), pathOf('modelProcess.ts')]
    const env = {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      NODE_COMPILE_CACHE: `${root}.kinora/cache/node`,
      SOURCE_EDITS: JSON.stringify(guard?.edits ?? []),
    }
    execFile(
      process.execPath,
      [...args, JSON.stringify({ ...task, guard: guard?.name })],
      { env },
      (error, output, errors) => resolve({ code: error?.code ?? 0, output: output + errors }),
    )
  })
