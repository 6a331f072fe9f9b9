import type { LoadedRemote } from '../store/loadManifest.ts'
import { failed, passed, warned, type Finding } from './finding.ts'

/**
 * Checks that every slot has at most one provider: the remote that its name begins with (`catalog.search.v1` is of
 * mfe-catalog), or one to which that remote grants it. A slot without a provider stays empty, which is not a failure.
 */
export function checkSlots(remotes: Pick<LoadedRemote, 'name' | 'release' | 'pages'>[]): Finding[] {
  const providers = remotes.flatMap(({ name, release }) =>
    (release?.document.slots ?? []).map((slot) => ({ remote: name, slot: slot.name })),
  )
  const owners = Map.groupBy(providers, ({ slot }) => slot)
  const doubled = [...owners]
    .map(([slot, same]) => ({ slot, names: same.map(({ remote }) => remote) }))
    .filter(({ names }) => names.length > 1)
    .map(({ slot, names }) => failed(`The slot ${slot} is provided by ${names.join(' and ')}.`, ...names))
  const foreign = providers
    .filter(({ remote, slot }) => ownerOf(slot) !== remote && !isGranted(slot, remote))
    .map(({ remote, slot }) =>
      failed(`${remote} provides ${slot}, which is ${ownerOf(slot)}'s and not granted to it.`, remote),
    )
  const routeSlots = remotes.flatMap(({ name, pages }) =>
    pages.routes.flatMap(({ path, slots = [] }) => slots.map((slot) => ({ name, path, slot }))),
  )
  const empty = routeSlots
    .filter(({ slot }) => !owners.has(slot))
    .map(({ name, path, slot }) => warned(`Nobody provides ${slot}, so it stays empty on /${path} of ${name}.`, name))
  const faults = [...doubled, ...foreign]
  const whole =
    faults.length === 0 && providers.length > 0
      ? [passed(`All ${providers.length} slots that are provided have one provider.`)]
      : []
  return [...faults, ...empty, ...whole]

  function isGranted(slot: string, remote: string): boolean {
    const owner = remotes.find(({ name }) => name === ownerOf(slot))
    return owner?.release?.document.grants?.[slot]?.includes(remote) ?? false
  }
}

const ownerOf = (slot: string) => `mfe-${slot.split('.')[0]}`
