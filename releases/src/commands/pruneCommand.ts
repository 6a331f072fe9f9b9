import { prune } from '../store/prune.ts'
import { kinoraHome } from '../home.ts'
import { openStore } from '../openStore.ts'
import { readArguments, runCommand } from './command.ts'

const HELP = `npm run prune [-- flags]

Removes releases from the store that nobody needs: not live, not the last good version of a package, in no set that was
live within thirty days, and not built within them. Each start does the same.

  --dry-run   only names them
  --help      this text`

runCommand(async () => {
  const options = { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const
  const { values, positionals } = readArguments(options, HELP)
  if (values.help) return console.log(HELP)
  if (positionals.length > 0) throw new Error(HELP)
  const { store } = await openStore(kinoraHome())
  const pruned = await prune(store, { dryRun: values['dry-run'] })
  for (const { name, version } of pruned) console.log(`${name} ${version}`)
  console.log(`${values['dry-run'] ? 'To be removed' : 'Removed'}: ${pruned.length}.`)
})
