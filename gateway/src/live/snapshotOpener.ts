import type { ThirdParty } from '@kinora/contracts'
import {
  createCircuitBreaker,
  loadManifest,
  renderWorkerFor,
  smokePages,
  smokeRender,
  type KnownKeys,
  type LoadedManifest,
  type ReleaseStore,
} from '@kinora/releases'
import type { FastifyBaseLogger } from 'fastify'
import { takeSnapshot, type Snapshot } from './snapshot.ts'

export type SnapshotOptions = {
  store: ReleaseStore
  keys: KnownKeys
  apiUrl: string
  origin: string
  thirdParties: ThirdParty[]
  affiliateUrl?: string | undefined
  /** How many threads render its pages. */
  renderThreads?: number
  log: FastifyBaseLogger
}

/**
 * Opens manifests of the store: evaluates their releases and renders each page once.
 * @returns a function that throws an Error where a manifest, or its shell, cannot be used
 */
export function snapshotOpener(options: SnapshotOptions): (manifest: string) => Promise<Snapshot> {
  const { store, keys, apiUrl, origin, renderThreads = 1, log, ...site } = options
  const circuitBreaker = createCircuitBreaker()

  return async (id) => {
    const loaded = await loadManifest(store, keys, id)
    await bringNear(store, loaded)
    const renderWorker = await renderWorkerFor(
      loaded,
      { circuitBreaker, log: (level, message) => log[level]({ manifest: id }, message) },
      renderThreads,
    )
    const renders = await smokeRender(loaded, smokePages(loaded), renderWorker, `${apiUrl}/api`, origin)
    const shellProblem = renders.find(({ remote, problem }) => remote === null && problem !== null)
    if (shellProblem) {
      await renderWorker.close()
      throw new Error(`The shell of manifest ${id} cannot render: ${shellProblem.problem}`)
    }
    for (const { path, problem } of renders) if (problem) log.warn({ manifest: id, path }, `Not rendered: ${problem}`)
    for (const { problem } of loaded.remotes) if (problem) log.error({ manifest: id }, problem)
    return takeSnapshot(loaded, renderWorker, { origin, ...site })
  }
}

/** Has all files of a set at hand before it is shown, those of the last good versions too. */
async function bringNear(store: ReleaseStore, { shell, remotes }: LoadedManifest): Promise<void> {
  for (const release of [shell, ...remotes.flatMap(({ release, fallback }) => [release, fallback])])
    if (release)
      await store.bringNear(release.document.name, release.document.version, Object.keys(release.document.files))
}
