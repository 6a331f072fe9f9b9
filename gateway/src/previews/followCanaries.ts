import { randomInt } from 'node:crypto'
import { plannedReleases, type Planned, type ReleaseStore } from '@kinora/releases'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Snapshot } from '../live/snapshot.ts'
import { cookieIn, cookieOf } from './cookies.ts'

const LOOK_EVERY_MS = 5_000
const KEPT_MS = 30 * 86_400_000
const GROUPS = 100

type Canary = { percent: number; names: string; snapshot: Snapshot }

export type Canaries = {
  /** Opens and closes what has changed in the store. Never rejects. */
  look: () => Promise<void>
  /** Versions that some visitors saw and nobody sees any more, by name, for open tabs to leave them. */
  ended: () => Record<string, string[]>
}

type Options = {
  store: ReleaseStore
  origin: string
  open: (manifest: string) => Promise<Snapshot>
  log: FastifyBaseLogger
}

/**
 * Shows canaries (`npm run release -- <package> --canary 5`) to so many of a hundred visitors. A visitor's number is in a
 * cookie, which is set while there is a canary and says nothing of them; with it they see the same at each visit.
 */
export function followCanaries(app: FastifyInstance, { store, origin, open, log }: Options): Canaries {
  const canaries = new Map<string, Canary>()
  const unusable = new Set<string>()
  const endedVersions = new Map<string, Set<string>>()

  async function look(): Promise<void> {
    const planned = await plannedReleases(store)
    const wanted = planned.filter(({ plan }) => plan.percent !== undefined && !plan.refused)
    for (const one of wanted) if (!canaries.has(one.plan.manifest)) await show(one)
    const ended = [...canaries].filter(([id]) => !wanted.some(({ plan }) => plan.manifest === id))
    for (const [id] of ended) canaries.delete(id)
    for (const [, { snapshot }] of ended) {
      await noteEnded(snapshot)
      void snapshot.renderWorker.close()
    }
  }

  async function show({ plan: { manifest: id, percent = 0 }, manifest }: Planned): Promise<void> {
    if (unusable.has(id)) return
    try {
      const names = Object.keys(manifest.change?.versions ?? {}).join(' ')
      canaries.set(id, { percent, names, snapshot: await open(id) })
      log.info({ manifest: id, percent }, 'Some visitors see this manifest now')
    } catch (error) {
      unusable.add(id)
      log.error({ manifest: id, err: error }, 'This canary cannot be shown')
    }
  }

  /** Its versions, but for those that all see now, or another canary that took its place. */
  async function noteEnded({ loaded }: Snapshot): Promise<void> {
    const live = await store.live()
    const shown = [...canaries.values()].map(({ snapshot }) => snapshot.loaded.manifest)
    if (live !== null) shown.push(await store.readManifest(live))
    for (const [name, { to }] of Object.entries(loaded.manifest.change?.versions ?? {}))
      if (to !== null && !shown.some(({ releases }) => releases[name] === to))
        endedVersions.set(name, (endedVersions.get(name) ?? new Set()).add(to))
  }

  /** The first canary that has the group. Two of different packages have different groups. */
  const snapshotOf = (group: number): Snapshot | undefined =>
    [...canaries.values()].find(({ percent, names }) => (group + offsetOf(names)) % GROUPS < percent)?.snapshot

  app.addHook('onRequest', (request, reply, done) => {
    if (canaries.size > 0) {
      const known = Number(cookieIn(request, origin, 'group') || NaN)
      const group = known < GROUPS ? known : isPage(request) ? randomInt(GROUPS) : undefined
      if (group !== undefined) request.snapshot = snapshotOf(group) ?? request.snapshot
      if (group !== undefined && group !== known)
        reply.header('set-cookie', cookieOf(origin, 'group', String(group), Date.now() + KEPT_MS))
    }
    done()
  })
  let looking: Promise<void> | null = null
  /** One at a time: a canary may take longer to open than until the next look. */
  const quietly = () =>
    (looking ??= look()
      .catch((error: Error) => log.warn({ err: error }, 'The store cannot be asked for canaries'))
      .finally(() => (looking = null)))
  const timer = setInterval(quietly, LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    for (const { snapshot } of canaries.values()) await snapshot.renderWorker.close()
  })
  return {
    look: quietly,
    ended: () => Object.fromEntries([...endedVersions].map(([name, versions]) => [name, [...versions]])),
  }
}

/** A page in a browser, which keeps the cookie. */
const isPage = ({ method, routeOptions, headers: { accept = '' } }: FastifyRequest) =>
  method === 'GET' && routeOptions.url === '/*' && accept.includes('text/html')

const offsetOf = (names: string): number =>
  [...names].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % GROUPS
