import type { LoadedRemote } from '../loadManifest.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'

/** Checks that every slot has at most one provider. A slot without a provider stays empty, which is not a failure. */
export function checkSlots(remotes: Pick<LoadedRemote, 'name' | 'release' | 'pages'>[]): Finding[] {
  const providers = remotes.flatMap(({ name, release }) =>
    (release?.document.slots ?? []).map((slot) => ({ remote: name, slot: slot.name })),
  )
  const owners = Map.groupBy(providers, ({ slot }) => slot)
  const doubled = [...owners]
    .filter(([, same]) => same.length > 1)
    .map(([slot, same]) => failed(`The slot ${slot} is provided by ${same.map(({ remote }) => remote).join(' and ')}.`))
  const shown = remotes.flatMap(({ name, pages }) =>
    pages.routes.flatMap(({ path, slots = [] }) => slots.map((slot) => ({ name, path, slot }))),
  )
  const closed = shown
    .filter(({ slot }) => !owners.has(slot))
    .map(({ name, path, slot }) => skipped(`Nobody provides ${slot}, so it stays empty on /${path} of ${name}.`))
  const whole =
    doubled.length === 0 && providers.length > 0
      ? [passed(`All ${providers.length} slots that are provided have one provider.`)]
      : []
  return [...doubled, ...closed, ...whole]
}
