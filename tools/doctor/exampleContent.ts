import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { referItems, specialists } from '@kinora/content'
import { isReservedAddress } from '@kinora/content/identity'
import { root } from '../setup/root.js'

const QUOTES = 'mfe-marketing/content/references/pl.mdx'

/** Partners, specialists and quotes that we made up: addresses of partners are nobody's, to quotes nobody consented. */
export const exampleContent = (): string[] => [
  ...referItems
    .filter(({ words }) => isReservedAddress(words.pl.buttonUrl))
    .map(({ words }) => `partner ${words.pl.title}: ${words.pl.buttonUrl}`),
  ...Object.values(specialists)
    .filter(({ isExample }) => isExample)
    .map(({ name, licence }) => `specialist ${name}: ${licence} (content/specialists.ts)`),
  ...namesOfExamples(readFileSync(join(root, QUOTES), 'utf8')).map(
    (name) => `quote of ${name}: nobody said it (${QUOTES})`,
  ),
]

const namesOfExamples = (page: string) =>
  [...page.matchAll(/<Quote name="([^"]+)"([^>]*)>/g)]
    .filter(([, , attributes]) => !/\sconsent\b/.test(attributes!))
    .map(([, name]) => name)
