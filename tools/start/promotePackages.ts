import { step } from '../setup/step.js'
import { runScript } from './runScript.ts'

/**
 * Makes built versions live, checked with the API, in a process of its own, because the check evaluates their code.
 * @param script that does it; images have its source alone
 * @throws Error with the findings when nothing can go live
 */
export async function promotePackages(
  home: string,
  versions: Record<string, string>,
  apiUrl: string,
  script = 'tools/start/promoteCommand.ts',
): Promise<void> {
  const report = await step('Checking what goes live', () =>
    runScript(script, [JSON.stringify(versions)], { KINORA_HOME: home, API_URL: apiUrl }),
  )
  if (report) console.log(report)
}
