import { readdir } from 'node:fs/promises'
import { buildStaged, unchangedVersion } from '../build/buildStaged.ts'
import { checkTypes } from '../check/checkTypes.ts'
import { WORKSPACE } from '../home.ts'
import { release } from '../promotion/release.ts'
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

const HELP = `npm run release -- <package>… [flags]

Builds packages, checks them beside what is live, and makes them live: npm run release -- mfe-catalog --note "larger cards"

${COMMON_HELP}`

runCommand(async () => {
  const { values, positionals: names } = readArguments(COMMON_OPTIONS, HELP)
  if (values.help) return console.log(HELP)
  if (names.length === 0) throw new Error(`Say what to release.\n\n${HELP}`)
  const packages = (await readdir(WORKSPACE)).filter((name) => name === 'shell' || name.startsWith('mfe-'))
  for (const name of names)
    if (!packages.includes(name))
      throw new Error(`There is no package "${name}" to release: name the shell or a remote, such as mfe-catalog.`)

  const { home, store, keys } = await ownStore()
  const { manifest, findings } = await release({
    store,
    keys,
    names,
    build: async (name) => {
      console.log(`Building ${name}`)
      const version = await unchangedVersion(home, store, name)
      return version === null ? buildStaged(home, store, name) : { version, folder: null }
    },
    checkSources: values.unchecked ? undefined : checkTypes,
    by: whoAsks(),
    note: values.note,
    ...(await checksOf(home, values.unchecked)),
    say: console.log,
  })
  printFindings(findings)
  console.log(`Live now: ${changesIn(manifest)}.\n"npm run rollback -- ${names[0]}" undoes it.`)
})
