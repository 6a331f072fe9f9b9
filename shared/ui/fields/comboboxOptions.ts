export type ComboboxOption = {
  value: string
  label: string
  /** Beside the label, and searched as well: `+48`. */
  detail?: string
  group?: string
}

/** Without case and without marks on letters, so that "wlochy" finds "Włochy". */
const folded = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/**
 * What fits the typed text: labels that begin with it, then words within them, then details. All of them for no text.
 */
export function matchingOptions(options: ComboboxOption[], typed: string): ComboboxOption[] {
  const text = folded(typed)
  if (text === '') return options
  const ranked = options.map((option) => ({ option, rank: rankOf(option, text) })).filter(({ rank }) => rank > 0)
  return ranked.sort((a, b) => b.rank - a.rank).map(({ option }) => option)
}

function rankOf({ label, detail = '' }: ComboboxOption, text: string): number {
  const name = folded(label)
  if (name.startsWith(text)) return 3
  if (name.split(/[\s(-]+/).some((word) => word.startsWith(text))) return 2
  return detail.startsWith(text) || detail.startsWith(`+${text}`) ? 1 : 0
}

/** The option that the text names in full. */
export const optionNamed = (options: ComboboxOption[], typed: string | null): ComboboxOption | undefined =>
  typed === null ? undefined : options.find(({ label }) => folded(label) === folded(typed))
