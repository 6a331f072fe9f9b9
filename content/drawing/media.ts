import { parseArgs } from 'node:util'
import { drawFilms, FfmpegMissing } from './films/drawFilms.ts'
import { films } from './films/films.ts'
import { openLedger } from './ledger.ts'
import { drawPosters } from './posters/drawPosters.ts'
import { posters } from './posters/posters.ts'
import { drawSheets } from './sheets.ts'
import { drawIcons } from './stills/drawIcons.ts'
import { drawStills } from './stills/drawStills.ts'

/**
 * `npm run media -- [--sheet] [slug…]`: draws what changed, of all programs or of those named; or sheets to look at.
 */
const {
  values: { sheet },
  positionals,
} = parseArgs({ options: { sheet: { type: 'boolean' } }, allowPositionals: true })
const say = (line: string) => console.log(line)
const isWanted = (slug: string) => positionals.length === 0 || positionals.includes(slug)

async function draw() {
  const known = new Set([...Object.keys(posters), ...films.map(({ slug }) => slug)])
  const unknown = positionals.filter((slug) => !known.has(slug))
  if (unknown.length) throw new Error(`There is no poster and no film called ${unknown.join(', ')}.`)
  if (sheet) return drawSheets(isWanted, say)
  const ledger = openLedger()
  if (positionals.length === 0) {
    await drawIcons(ledger, say)
    await drawStills(ledger, say)
  }
  await drawPosters(ledger, isWanted, say)
  await drawFilms(ledger, isWanted, say)
  say('All pictures and films are up to date.')
}

try {
  await draw()
} catch (error) {
  if (!(error instanceof FfmpegMissing)) throw error
  console.error(error.message)
  process.exitCode = 1
}
