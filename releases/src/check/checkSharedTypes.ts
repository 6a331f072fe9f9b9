import type { Candidate } from '../promotion/candidateManifest.ts'
import type { LoadedRemote } from '../store/loadManifest.ts'
import { compareTypes, type Compared, type Declarations } from './compareTypes.ts'
import { failed, passed, warned, type Finding } from './finding.ts'

/** Of @kinora/remote: their types have all slots, which are compared one by one. */
const WITH_SLOTS = ['Slot', 'SlotContext', 'defineRemote']
const SLOT = /'([a-z][A-Za-z]*\.[A-Za-z]+\.v\d+)'/g

/**
 * Checks that a shell offers what remotes that stay live were built with: what each uses of shared packages takes and
 * gives the same types, a slot that it fills takes all that it took, and one that it provides a part for gives all that
 * it gave. Compared by the compiler, with the declarations that both shells have published.
 */
export async function checkSharedTypes(
  candidate: Candidate,
  base: Candidate | null,
  changed: string[],
): Promise<Finding[]> {
  if (base === null || !changed.includes('shell')) return []
  const [before, after] = await Promise.all([base.shell.types(), candidate.shell.types()])
  if (before === null || before === after) return []
  if (after === null) return [warned('This shell declares no types, so they were not compared.', 'shell')]

  const old = JSON.parse(before) as Declarations
  const next = JSON.parse(after) as Declarations
  const stay = candidate.remotes.filter(({ name, release }) => release !== null && !changed.includes(name))
  if (stay.length === 0) return []
  const uses = stay.flatMap((remote) => [...namesOf(remote), ...slotsOf(remote, old, next)])
  const broken = await compareTypes(old, next, uses)
  if (broken.length === 0) return [passed(`All ${stay.length} remotes find the types that they were built with.`)]
  return broken.map(({ what, who, at, why }) =>
    failed(`${what} is another than ${who} was built with${at === undefined ? '' : ` (${at})`}: ${why}`, 'shell'),
  )
}

const namesOf = ({ name: who, release }: LoadedRemote): Compared[] =>
  Object.entries(release!.document.consumes)
    .filter(([shared]) => shared.startsWith('@kinora/'))
    .flatMap(([shared, { names }]) =>
      names
        .filter((name) => shared !== '@kinora/remote' || !WITH_SLOTS.includes(name))
        .map((name) => ({
          what: `"${name}" of ${shared}`,
          who,
          at: release!.document.usedAt?.[shared]?.[name],
          type: (side) => `typeof ${side}.${shared.slice('@kinora/'.length)}.${name}`,
          direction: 'next to old',
        })),
    )

/** The slots that a remote names in its code. */
function slotsOf({ name: who, release }: LoadedRemote, old: Declarations, next: Declarations): Compared[] {
  const [before, after] = [slotsIn(old), slotsIn(next)]
  const provided = release!.document.slots.map(({ name }) => name)
  return (
    before
      .filter((slot) => new RegExp(`["']${slot.replaceAll('.', '\\.')}["']`).test(release!.server ?? ''))
      // A part for a slot that is gone is shown nowhere.
      .filter((slot) => after.includes(slot) || !provided.includes(slot))
      .map((slot) => ({
        what: `The slot ${slot}`,
        who,
        type: (side) => `${side}.contracts.Slots['${slot}']`,
        direction: provided.includes(slot) ? 'next to old' : 'old to next',
      }))
  )
}

const slotsIn = (declarations: Declarations): string[] =>
  [...(declarations['@kinora/contracts/slots.d.ts'] ?? '').matchAll(SLOT)].map(([, slot = '']) => slot)
