export type ComboboxOption = {
  value: string
  label: string
  /** Beside the label, and searched as well: `+48`. */
  detail?: string
  group?: string
}

/** Removes case and diacritics, so that "wlochy" finds "Włochy". */
const folded = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/**
 * Options that match the text: labels that begin with it first, then labels with a word that begins with it, then
 * details. All options for an empty text.
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

/** The option whose label equals the text. */
export const optionNamed = (options: ComboboxOption[], typed: string | null): ComboboxOption | undefined =>
  typed === null ? undefined : options.find(({ label }) => folded(label) === folded(typed))
