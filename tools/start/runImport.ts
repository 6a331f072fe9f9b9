import { runScript } from './runScript.ts'

/**
 * Runs a command of api/imports: `content`, or `demo`, which imports content and demo users. Returns its output.
 * @throws Error with its output when it fails
 */
export const runImport = (what: 'content' | 'demo', env: Record<string, string>): Promise<string> =>
  runScript(`api/imports/${what}Command.ts`, [], env)
