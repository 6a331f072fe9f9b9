import { bundled } from './bundled.ts'
import { BRIEFLY_EMBEDDED } from './brieflyEmbedded.ts'
import { runScript } from './runScript.ts'

/**
 * Runs a command of api/imports: `content`, or `demo`, which imports content and demo users. Returns its output.
 * @throws Error with its output when it fails
 */
export const runImport = async (what: 'content' | 'demo', env: Record<string, string>): Promise<string> =>
  runScript(await bundled(`api/imports/${what}Command.ts`), [], env, [BRIEFLY_EMBEDDED])
