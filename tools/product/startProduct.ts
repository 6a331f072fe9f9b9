import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePorts } from './freePorts.ts'
import { root } from '../setup/root.js'
import { takeLock } from '../setup/takeLock.js'
import { BRIEFLY_EMBEDDED } from '../start/brieflyEmbedded.ts'
import { serversDigest } from '../start/bundled.ts'
import { fillDatabase } from '../start/fillDatabase.ts'
import { keepRunning, type RunningService } from '../start/keepRunning.ts'
import { buildPackages } from '../start/buildPackages.ts'
import { promoteChanged } from '../start/promoteChanged.ts'
import { services } from '../start/services.ts'
import { waitForPage } from '../start/waitForPage.ts'
import { linkFolder } from './linkFolder.ts'

export type ServiceName = 'gateway' | 'api' | 'sandbox'

export type Product = {
  /** `http://127.0.0.1:<port>`: the address of the pages. */
  origin: string
  urls: Record<ServiceName, string>
  /** Its own KINORA_HOME, removed at the end. */
  home: string
  stop: (name: ServiceName) => Promise<void>
  /** Starts a service that `stop` has stopped. */
  start: (name: ServiceName) => void
  /** Starts all stopped services and waits until pages answer. */
  mend: () => Promise<void>
  end: () => Promise<void>
}

/**
 * The home folder of the built releases, separate from that of `npm start`, so that tests never change what is live
 * there.
 */
export const builtHome = join(root, '.kinora/e2e')
/** Filled databases after their first start, and the secrets and the payment provider that belong to them. */
const databases = join(builtHome, 'filled')
const FILLED = ['data', 'secrets', 'payments']
const UP_WITHIN_MS = 120_000

/**
 * Starts the built product on free ports, with its own database, store and keys.
 * @param apiEnv additional settings of the API
 * @param host of the address of the pages; passkeys need a name
 */
export async function startProduct(apiEnv: Record<string, string> = {}, host = '127.0.0.1'): Promise<Product> {
  const filled = await prepareProduct()
  return launch(homeWith(...FILLED.map((part) => join(filled, part))), apiEnv, host)
}

let prepared: Promise<string> | undefined

/**
 * Makes what every product of the tests begins with, once in a process: the releases, and a folder with a database that
 * has the content and the demo of this day. Suites that begin at the same time wait for the first of them.
 */
export const prepareProduct = (): Promise<string> => (prepared ??= inTurn(makeProduct))

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = await takeLock(builtHome, { patience: Infinity })
  return work().finally(release)
}

async function makeProduct(): Promise<string> {
  await promoteChanged(builtHome, await buildPackages(builtHome))
  const filled = join(databases, `${await serversDigest()}-${new Date().toLocaleDateString('sv')}`)
  if (!existsSync(filled)) await fill(filled)
  return filled
}

async function fill(filled: string): Promise<void> {
  const home = homeWith()
  await fillDatabase(home)
  const first = await launch(home)
  await Promise.all([first.stop('api'), first.stop('sandbox')])
  rmSync(databases, { recursive: true, force: true })
  const fresh = `${filled}.new`
  for (const part of FILLED) cpSync(join(first.home, part), join(fresh, part), { recursive: true })
  renameSync(fresh, filled)
  await first.end()
}

/** A temporary home folder with the built releases and their keys, and with copies of these folders. */
export function homeWith(...folders: string[]): string {
  const home = mkdtempSync(join(tmpdir(), 'kinora-e2e-'))
  linkFolder(join(builtHome, 'store'), join(home, 'store'))
  for (const folder of [join(builtHome, 'keys'), ...folders])
    cpSync(folder, join(home, basename(folder)), { recursive: true })
  mkdirSync(join(home, 'logs'))
  return home
}

async function launch(home: string, apiEnv: Record<string, string> = {}, host = '127.0.0.1'): Promise<Product> {
  const port = await freePorts(3)
  const origin = `http://${host}:${port}`
  const productServices = (await services(home, port, origin)).map((service) =>
    service.name === 'api'
      ? { ...service, env: { ...service.env, ...apiEnv }, nodeFlags: [BRIEFLY_EMBEDDED] }
      : service,
  )
  const running = new Map<string, RunningService>()
  const stopped = new Set<string>()

  const start = (name: string) => {
    stopped.delete(name)
    running.set(
      name,
      keepRunning(
        productServices.find((service) => service.name === name)!,
        join(home, 'logs'),
      ),
    )
  }
  const stop = async (name: string) => {
    stopped.add(name)
    await running.get(name)?.stop()
    running.delete(name)
  }
  const end = async () => {
    await Promise.all([...running.values()].map((service) => service.stop()))
    rmSync(home, { recursive: true, force: true })
  }
  const mend = async () => {
    if (stopped.size === 0) return
    for (const name of stopped) start(name)
    await waitForPage(origin, UP_WITHIN_MS)
  }

  for (const { name } of productServices) start(name)
  await waitForPage(origin, UP_WITHIN_MS)
  const urlOf = (name: ServiceName) =>
    `http://127.0.0.1:${productServices.find((service) => service.name === name)!.port}`
  return {
    origin,
    home,
    urls: { gateway: urlOf('gateway'), api: urlOf('api'), sandbox: urlOf('sandbox') },
    stop,
    start,
    mend,
    end,
  }
}
