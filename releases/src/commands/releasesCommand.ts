import { styleText } from 'node:util'
import type { ReleaseManifest } from '@kinora/contracts'
import { history } from '../store/history.ts'
import { kinoraHome } from '../home.ts'
import { openStore } from '../openStore.ts'
import { changesIn } from '../promotion/changesIn.ts'
import { plannedReleases } from '../promotion/plannedReleases.ts'
import { readArguments, runCommand } from './command.ts'

const HELP = `npm run releases [-- <package>] [flags]

Shows what is planned, and what went live and was rolled back, newest first: when, by whom, what changed, and why.

  --limit N   how many changes are shown (20)
  --help      this text`

runCommand(async () => {
  const options = { limit: { type: 'string', default: '20' }, help: { type: 'boolean', default: false } } as const
  const { values, positionals } = readArguments(options, HELP)
  if (values.help) return console.log(HELP)
  const [name, ...more] = positionals
  const limit = Number(values.limit)
  if (more.length > 0) throw new Error(`One package, or all.\n\n${HELP}`)
  if (!Number.isInteger(limit) || limit < 1) throw new Error(`--limit is "${values.limit}"; it must be a whole number.`)

  const { store } = await openStore(kinoraHome())
  for (const { plan, manifest } of await plannedReleases(store, name)) {
    const how = plan.refused ? 'refused' : plan.percent === undefined ? 'planned' : `for ${plan.percent} of 100`
    console.log(`${plan.at ?? manifest.createdAt}  ${styleText('cyan', how)}, ${detailsOf(manifest)}`)
    for (const reason of plan.refused ?? []) console.log(`  ${reason}`)
  }
  let count = 0
  for await (const manifest of history(store, await store.live())) {
    if (name !== undefined && !Object.hasOwn(manifest.change?.versions ?? {}, name)) continue
    console.log(lineOf(manifest))
    if (++count === limit) return
  }
  if (count === 0) console.log(name === undefined ? 'Nothing has gone live yet.' : `${name} has not changed yet.`)
})

const lineOf = (manifest: ReleaseManifest): string => `${manifest.createdAt}  ${detailsOf(manifest)}`

function detailsOf(manifest: ReleaseManifest): string {
  const { change, note } = manifest
  if (!change) return `${manifest.id}, before changes were recorded`
  const unchecked = change.unchecked ? styleText('yellow', ' unchecked') : ''
  return `${change.kind} by ${change.by}${unchecked}: ${changesIn(manifest)}${note ? `  "${note}"` : ''}`
}
