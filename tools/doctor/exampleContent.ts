import { referItems } from '@kinora/content'
import { isReservedAddress } from '@kinora/content/identity'

/** Partners that we made up: their addresses are nobody's. */
export const exampleContent = (): string[] =>
  referItems
    .filter(({ words }) => isReservedAddress(words.pl.buttonUrl))
    .map(({ words }) => `partner ${words.pl.title}: ${words.pl.buttonUrl}`)
