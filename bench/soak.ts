import { parseArgs } from 'node:util'
import { readCount } from './readFlags.ts'
import { flipReleases } from './soak/flipReleases.ts'
import { killFirstStarts } from './soak/killFirstStarts.ts'

// `npm run soak`: what may take minutes to go wrong. It ends with code 1 when something did.

const usage = `npm run soak -- [flags]
  --kills N              how many first starts are killed with -9 at a random moment (10)
  --minutes N            how long releases are flipped under load (5)
  --only kills|flips     this part alone
  --help                 this text`

try {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '10' },
      minutes: { type: 'string', default: '5' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const parts = {
    kills: () => killFirstStarts(readCount('kills', values.kills)),
    flips: () => flipReleases(readCount('minutes', values.minutes)),
  }
  const wanted = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name)
  if (wanted.length === 0) throw new Error(`--only is "${values.only}"; it can be kills or flips.`)
  const faults: string[] = []
  for (const [, part] of wanted) faults.push(...(await part()))
  console.log(faults.length === 0 ? '\nNothing failed.' : `\n${faults.length} failed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  process.exit(faults.length === 0 ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
