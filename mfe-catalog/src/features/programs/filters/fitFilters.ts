import { BODY_REGIONS, EQUIPMENT, POSITIONS, type BodyRegion, type Equipment, type Position } from '@kinora/limits'

/** Filters with several choices each. The equipment `none` stands for programs without equipment. */
export const FIT_CHOICES = { position: POSITIONS, equipment: ['none', ...EQUIPMENT], region: BODY_REGIONS } as const
export type FitKind = keyof typeof FIT_CHOICES
export type FitChoice = Position | Equipment | 'none' | BodyRegion

export type Fit = { position?: Position[]; equipment?: (Equipment | 'none')[]; region?: BodyRegion[]; quiet?: true }

export const FIT_KINDS = ['position', 'equipment', 'region'] as const satisfies FitKind[]
export const FIT_NAMES = [...FIT_KINDS, 'quiet'] as const

/** Reads the address, where each choice is a parameter of its own, as a form sends them. */
export function readFit(search: URLSearchParams): Fit {
  const chosen = FIT_KINDS.map((kind) => [kind, choose(kind, search.getAll(kind))] as const).filter(
    ([, choices]) => choices,
  )
  return { ...(Object.fromEntries(chosen) as Fit), ...(search.get('quiet') === '1' && { quiet: true }) }
}

/** Writes each choice into the address. */
export function writeFit(fit: Fit, search: URLSearchParams): void {
  for (const kind of FIT_KINDS) for (const choice of fit[kind] ?? []) search.append(kind, choice)
  if (fit.quiet) search.set('quiet', '1')
}

/** The choices of one kind with `choice` added, or taken away if it is there. `none` excludes equipment. */
export function toggled(fit: Fit, kind: FitKind, choice: FitChoice): Fit {
  const before = (fit[kind] ?? []) as readonly FitChoice[]
  if (before.includes(choice))
    return {
      [kind]: choose(
        kind,
        before.filter((one) => one !== choice),
      ),
    }
  const compatible = before.filter((one) => (one === 'none') === (choice === 'none'))
  return { [kind]: choose(kind, kind === 'equipment' ? [...compatible, choice] : [...before, choice]) }
}

/** The known choices, in the panel's order. `none` is dropped beside equipment, which includes programs without any. */
function choose(kind: FitKind, values: readonly string[]): FitChoice[] | undefined {
  const choices = FIT_CHOICES[kind].filter((choice) => values.includes(choice))
  const chosen = choices.length > 1 ? choices.filter((choice) => choice !== 'none') : choices
  return chosen.length > 0 ? chosen : undefined
}
