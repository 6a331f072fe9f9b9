import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { duePlans, followPlans, kinoraHome, openStore, runningFile, type Running } from '@kinora/releases'
import { needSpace } from './setup/needSpace.js'
import { step } from './setup/step.js'
import { takeLock } from './setup/takeLock.js'
import { bundled } from './start/bundled.ts'
import { demoAccounts } from './start/demoAccounts.ts'
import { buildPackages } from './start/buildPackages.ts'
import { fillDatabase } from './start/fillDatabase.ts'
import { keepRunning, type RunningService, type Service } from './start/keepRunning.ts'
import { portProblem } from './start/portProblem.ts'
import { promoteChanged } from './start/promoteChanged.ts'
import { promotePackages } from './start/promotePackages.ts'
import { type Flags, readFlags } from './start/readFlags.ts'
import { checkNames, releaseOnChange } from './start/releaseOnChange.ts'
import { runScript } from './start/runScript.ts'
import { services } from './start/services.ts'
import { startAgainst } from './start/startAgainst.ts'
import { untilFree } from './start/untilFree.ts'
import { waitForAnswer, waitForPage } from './start/waitForPage.ts'
import { welcome } from './start/welcome.ts'

/** How long a killed process of an earlier start may take to release its ports and its lock. */
const LETTING_GO_MS = 4_000
const UP_WITHIN_MS = 120_000
const SPACE_MB = 300

/** `npm start`: builds and starts everything on one machine, until a page answers. */
async function start(flags: Flags) {
  checkNames(flags.against?.names ?? (flags.dev || []))
  const home = kinoraHome()
  await holdHome(home)
  await untilFree([flags.port, flags.port + 1, flags.port + 2], portProblem, LETTING_GO_MS)
  if (flags.against) return void (stopEverything = await startAgainst(home, flags.port, flags.against))
  if (flags.fresh)
    for (const folder of ['data', 'store', 'payments']) rmSync(join(home, folder), { recursive: true, force: true })
  makeWritable(join(home, 'logs'))
  rmSync(runningFile(home), { force: true })
  await needSpace(home, SPACE_MB)
  const versions = await buildPackages(home, flags.dev ? 'development' : 'production')

  const imported = await step('Importing programs and the demo', () => fillDatabase(home))
  if (/^ {2}/m.test(imported)) console.log(imported)
  if (leaving.signal.aborted) return

  const apiUrl = `http://127.0.0.1:${flags.port + 1}`
  const origin = process.env.ORIGIN ?? `http://localhost:${flags.port}`
  const running: RunningService[] = []
  stopEverything = () => {
    rmSync(runningFile(home), { force: true })
    return Promise.all(running.map((service) => service.stop()))
  }
  const run = (service: Service) => void running.push(keepRunning(service, join(home, 'logs')))
  const [gateway, ...others] = (await services(home, flags.port, origin)).reverse()
  try {
    // What goes live is checked with the API first, and the gateway serves what is live.
    others.forEach(run)
    await step('Starting database and API', () => waitForAnswer(`${apiUrl}/api/ready`, UP_WITHIN_MS, leaving.signal))
    if (leaving.signal.aborted) return
    const running: Running = { pid: process.pid, apiUrl, origin, accounts: demoAccounts(home) }
    writeFileSync(runningFile(home), JSON.stringify(running), { mode: 0o600 })
    await goLive(home, versions, apiUrl, flags)
    if (leaving.signal.aborted) return
    run(gateway!)
    await step('Starting pages', () => waitForPage(`http://127.0.0.1:${flags.port}`, UP_WITHIN_MS, leaving.signal))
  } catch (error) {
    await stopEverything()
    throw new Error(`${(error as Error).message}\nThe processes' output is in ${join(home, 'logs')}.`, { cause: error })
  }
  if (leaving.signal.aborted) return
  console.log(welcome(flags.port, home))
  if (flags.dev) releaseOnChange(home, flags.dev)
  followPlans(() => performPlans(home, apiUrl))
}

/** In development every save goes live at once, and unchecked. */
async function goLive(home: string, versions: Record<string, string>, apiUrl: string, { dev }: Flags): Promise<void> {
  if (dev) await promoteChanged(home, versions)
  else await promotePackages(home, versions, apiUrl, await bundled('tools/start/promoteCommand.ts'))
}

/** Makes live what is planned for now, in a process of its own, because the check evaluates its code. */
async function performPlans(home: string, apiUrl: string): Promise<void> {
  const { store } = await openStore(home)
  if ((await duePlans(store)).length === 0) return
  console.log(await runScript('releases/src/commands/plansCommand.ts', [], { KINORA_HOME: home, API_URL: apiUrl }))
}

const leaving = new AbortController()
/** No service runs yet. An interrupted build is repeated by the next start. */
let stopEverything = async (): Promise<unknown> => undefined

/** Called on Ctrl-C, SIGTERM, a closed terminal, or the end of the parent process. */
async function leave() {
  if (leaving.signal.aborted) return
  leaving.abort()
  console.log('\nStopping …')
  await stopEverything()
  process.exit(0)
}

function makeWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(
      `Kinora cannot write to ${folder} (${(error as NodeJS.ErrnoException).code}). Set KINORA_HOME to a folder that it may write to.`,
      { cause: error },
    )
  }
}

/** Allows one instance for each data folder. @throws Error when another one runs */
async function holdHome(home: string) {
  try {
    await takeLock(home, { patience: LETTING_GO_MS })
  } catch {
    throw new Error(
      `Kinora is already running with the data folder ${home}. Stop it, or set KINORA_HOME to another folder.`,
    )
  }
}

for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void leave())
try {
  await start(readFlags(process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
