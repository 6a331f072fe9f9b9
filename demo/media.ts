import { openLedger } from './ledger.ts'
import { drawPosters } from './posters/drawPosters.ts'

const say = (line: string) => console.log(line)
const ledger = openLedger()

await drawPosters(ledger, say)
say('All pictures are up to date.')
