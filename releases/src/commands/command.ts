import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { lineOf, type Finding } from '../check/finding.ts'
import { checkManifest } from '../check/checkManifest.ts'
import { lookInBrowser, type Look } from '../browser/lookInBrowser.ts'
import { checkAccounts } from '../browser/signedInVisitors.ts'
import { kinoraHome, WORKSPACE } from '../home.ts'
import { openStore } from '../openStore.ts'
import { PromotionRefused, type Check } from '../promotion/promote.ts'
import { runningApi, runningIn } from '../promotion/runningApi.ts'
import { signingKey } from '../store/signing.ts'

/** What the commands that change what is live have in common. */

export const COMMON_OPTIONS = {
  note: { type: 'string' },
  unchecked: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig

export const COMMON_HELP = `  --note "why"   is kept in the history (npm run releases)
  --unchecked    without the promotion check; not in production
  --help         this text`

/**
 * The arguments of a command. Unknown ones are refused.
 * @throws Error with the command's help
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(options: Options, help: string) {
  try {
    return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${help}`, { cause: error })
  }
}

/** The store of this machine's home folder, with the key that signs in it. */
export async function ownStore() {
  const home = kinoraHome()
  // Creates the key on first use, before the store reads the trusted keys.
  await signingKey(home)
  return { home, ...(await openStore(home)) }
}

/**
 * The promotion check with the running product's API, and the look at the pages in a browser; null without a check.
 * @throws Error in production
 */
export async function checksOf(home: string, unchecked: boolean): Promise<{ check: Check | null; look?: Look }> {
  if (unchecked && process.env['NODE_ENV'] === 'production')
    throw new Error('--unchecked is not possible in production.')
  if (unchecked) return { check: null }
  const apiUrl = await runningApi(home)
  const accounts = checkAccounts((await runningIn(home))?.accounts ?? [])
  return { check: checkManifest(apiUrl), look: lookInBrowser(home, apiUrl, accounts) }
}

/** Who makes a change: KINORA_BY, or the name that Git knows, or the user of this machine. */
export function whoAsks(): string {
  if (process.env['KINORA_BY']) return process.env['KINORA_BY']
  try {
    return execFileSync('git', ['config', 'user.name'], { cwd: WORKSPACE, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return process.env['USER'] || userInfo().username
  }
}

export const printFindings = (findings: Finding[]) => findings.forEach((finding) => console.log(lineOf(finding)))

/** Runs a command. What it throws is printed, with the findings of a refused promotion, and it ends with 1. */
export function runCommand(run: () => Promise<void>): void {
  run().catch((error: Error) => {
    if (error instanceof PromotionRefused) printFindings(error.findings)
    console.error(error.message)
    process.exitCode = 1
  })
}
