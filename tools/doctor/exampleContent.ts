import { referItems, specialists } from '@kinora/content'
import { isReservedAddress } from '@kinora/content/identity'

/** Partners and specialists that we made up: addresses of partners are nobody's. */
export const exampleContent = (): string[] => [
  ...referItems
    .filter(({ words }) => isReservedAddress(words.pl.buttonUrl))
    .map(({ words }) => `partner ${words.pl.title}: ${words.pl.buttonUrl}`),
  ...Object.values(specialists)
    .filter(({ isExample }) => isExample)
    .map(({ name, licence }) => `specialist ${name}: ${licence} (content/specialists.ts)`),
]
