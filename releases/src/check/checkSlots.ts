import type { LoadedRemote } from '../loadSet.ts'
import { failed, passed, skipped, type Finding } from './finding.ts'

/** Has every slot at most one remote that fills it? One that nobody fills is no fault: its place stays closed. */
export function checkSlots(remotes: Pick<LoadedRemote, 'name' | 'release' | 'pages'>[]): Finding[] {
  const fillers = remotes.flatMap(({ name, release }) => (release?.document.slots ?? []).map((slot) => ({ remote: name, slot: slot.name })))
  const owners = Map.groupBy(fillers, ({ slot }) => slot)
  const doubled = [...owners].filter(([, same]) => same.length > 1).map(([slot, same]) => failed(`The slot ${slot} is filled by ${same.map(({ remote }) => remote).join(' and ')}.`))
  const shown = remotes.flatMap(({ name, pages }) => pages.routes.flatMap(({ path, slots = [] }) => slots.map((slot) => ({ name, path, slot }))))
  const closed = shown.filter(({ slot }) => !owners.has(slot)).map(({ name, path, slot }) => skipped(`Nobody fills ${slot}, so its place on /${path} of ${name} stays closed.`))
  const whole = doubled.length === 0 && fillers.length > 0 ? [passed(`All ${fillers.length} slots that are filled have one filler.`)] : []
  return [...doubled, ...closed, ...whole]
}
