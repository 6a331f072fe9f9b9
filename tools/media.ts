import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepPictures } from '@kinora/build'
import { drawFilms, FfmpegMissing } from '../content/drawing/films/drawFilms.ts'
import { films } from '../content/drawing/films/films.ts'
import { openLedger } from '../content/drawing/ledger.ts'
import { drawPosters } from '../content/drawing/posters/drawPosters.ts'
import { posters } from '../content/drawing/posters/posters.ts'
import { prove } from '../content/drawing/proof.ts'
import { drawSheets } from '../content/drawing/sheets.ts'
import { drawIcons } from '../content/drawing/stills/drawIcons.ts'
import { drawStills } from '../content/drawing/stills/drawStills.ts'
import { root } from './setup/root.js'
import { packages } from './start/buildPackages.ts'

/**
 * `npm run media -- [--sheet] [slug…]`: draws what changed, of all programs or of those named, and encodes the pictures
 * of texts; or sheets to look at.
 */
const {
  values: { sheet },
  positionals,
} = parseArgs({ options: { sheet: { type: 'boolean' } }, allowPositionals: true })
const say = (line: string) => console.log(line)
const isWanted = (slug: string) => positionals.length === 0 || positionals.includes(slug)

async function draw() {
  const slugs = new Set([...Object.keys(posters), ...films.map(({ slug }) => slug)])
  const unknown = positionals.filter((slug) => !slugs.has(slug))
  if (unknown.length) throw new Error(`There is no poster and no film called ${unknown.join(', ')}.`)
  if (sheet) return drawSheets(isWanted, say)
  const ledger = openLedger()
  if (positionals.length === 0) {
    await drawIcons(ledger, say)
    await drawStills(ledger, say)
    for (const name of packages()) await keepPictures(join(root, name), say)
  }
  await drawPosters(ledger, isWanted, say)
  await drawFilms(ledger, isWanted, say)
  if (positionals.length === 0) prove(say)
  say('All pictures and films are up to date.')
}

try {
  await draw()
} catch (error) {
  if (!(error instanceof FfmpegMissing)) throw error
  console.error(error.message)
  process.exitCode = 1
}
