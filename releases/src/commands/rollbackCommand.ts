import { createInterface } from 'node:readline/promises'
import { NONE, rollback, rollbackTarget } from '../promotion/rollback.ts'
import type { ReleaseStore } from '../store/store.ts'
import { changesIn } from '../promotion/changesIn.ts'
import {
  checksOf,
  COMMON_HELP,
  COMMON_OPTIONS,
  ownStore,
  printFindings,
  readArguments,
  runCommand,
  whoAsks,
} from './command.ts'

const HELP = `npm run rollback -- <package> [flags]

Makes another version of one package live, checked as a release is; all other packages stay: npm run rollback -- mfe-catalog

  --to VERSION   the version, or the beginning of it (the last good one); ${NONE} takes the remote out of the product
  --dry-run      only checks it, and changes nothing
${COMMON_HELP}`

runCommand(async () => {
  const options = { ...COMMON_OPTIONS, to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const
  const { values, positionals } = readArguments(options, HELP)
  if (values.help) return console.log(HELP)
  const [named, ...more] = positionals
  if (more.length > 0) throw new Error(`One package at a time.\n\n${HELP}`)

  const { home, store, keys } = await ownStore()
  const name = named ?? (await whichOf(store))
  const target = await rollbackTarget(store, name, values.to)
  const dryRun = values['dry-run']
  const { manifest, findings } = await rollback({
    store,
    keys,
    name,
    target,
    dryRun,
    by: whoAsks(),
    note: values.note,
    check: (await checksOf(home, values.unchecked)).check,
    say: console.log,
  })
  printFindings(findings)
  console.log(`${dryRun ? 'This would go live' : 'Live now'}: ${changesIn(manifest)}.`)
})

/** The only package that can go back; with several, the one that the person chooses. */
async function whichOf(store: ReleaseStore): Promise<string> {
  const live = await store.live()
  const { lastGood = {} } = live === null ? {} : await store.readManifest(live)
  const names = Object.keys(lastGood).sort()
  if (names.length === 1) return names[0]!
  const choices = names.map((name) => `  ${name} → ${lastGood[name]}`).join('\n')
  if (names.length === 0 || !process.stdin.isTTY)
    throw new Error(names.length === 0 ? `Nothing can go back.\n\n${HELP}` : `Say which package goes back:\n${choices}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = (await terminal.question(`${choices}\nWhich package goes back? `)).trim()
  terminal.close()
  if (!names.includes(answer)) throw new Error(`"${answer}" is none of them. Nothing was changed.`)
  return answer
}
