import type { Counter } from 'prom-client'
import type { Snapshot } from '../live/snapshot.ts'

/** `render` in browsers; `server`: the page was left to the browser. */
const PHASES = ['load', 'render', 'freeze', 'server']

type Labels = 'remote' | 'version' | 'phase'
type Failure = { remote?: unknown; version?: unknown; phase?: unknown }

/**
 * Counts a failure of a remote, as `gateway_remote_failures_total`. Reports come from anybody, so the values of labels
 * are limited: to versions that are live, the last good ones and those that were withdrawn; all others are `other`.
 */
export function countRemoteFailure(
  counter: Counter<Labels>,
  snapshot: Snapshot | null,
  { remote, version, phase }: Failure,
): void {
  const isKnown = versionsOf(snapshot, String(remote)).includes(String(version))
  counter.inc({
    remote: isKnown ? String(remote) : 'other',
    version: isKnown ? String(version) : 'other',
    phase: PHASES.includes(String(phase)) ? String(phase) : 'other',
  })
}

function versionsOf(snapshot: Snapshot | null, name: string): (string | undefined)[] {
  if (!snapshot) return []
  const { manifest, remotes } = snapshot.loaded
  const lastGood = remotes.find((remote) => remote.name === name)?.fallback?.document.version
  return [manifest.releases[name], lastGood, ...(manifest.withdrawn?.[name] ?? [])]
}
