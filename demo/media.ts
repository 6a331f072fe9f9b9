import { drawFilms, FfmpegMissing } from './films/drawFilms.ts'
import { openLedger } from './ledger.ts'
import { drawPosters } from './posters/drawPosters.ts'

const say = (line: string) => console.log(line)
const ledger = openLedger()

try {
  await drawPosters(ledger, say)
  await drawFilms(ledger, say)
  say('All pictures and films are up to date.')
} catch (error) {
  if (!(error instanceof FfmpegMissing)) throw error
  console.error(error.message)
  process.exitCode = 1
}
