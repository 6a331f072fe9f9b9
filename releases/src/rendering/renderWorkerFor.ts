import type { LoadedManifest } from '../store/loadManifest.ts'
import type { RenderWorkerOptions, ServerBundle } from './renderMessages.ts'
import { startRenderWorker, type RenderWorker } from './startRenderWorker.ts'

/** Starts a render worker with the server bundles of a manifest. @throws Error when the shell cannot be evaluated. */
export function renderWorkerFor(
  { shell, remotes }: Pick<LoadedManifest, 'shell' | 'remotes'>,
  options: RenderWorkerOptions,
): Promise<RenderWorker> {
  const bundles = remotes.flatMap(({ name, version, release }): [string, ServerBundle][] =>
    release && release.server !== null ? [[name, { version, source: release.server }]] : [],
  )
  return startRenderWorker(
    { shell: { version: shell.document.version, source: shell.server }, remotes: Object.fromEntries(bundles) },
    options,
  )
}
