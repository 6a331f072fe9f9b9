import { readdir } from 'node:fs/promises'
import { buildStaged, unchangedVersion } from '../build/buildStaged.ts'
import { checkTypes } from '../check/checkTypes.ts'
import { WORKSPACE } from '../home.ts'
import { release } from '../promotion/release.ts'
import { readPlan, takeBack } from '../promotion/plannedReleases.ts'
import { changesIn } from '../promotion/changesIn.ts'
import { PREVIEW_DAYS, previewUrl } from '../promotion/previewLink.ts'
import { productOrigin } from '../promotion/runningApi.ts'
import { signingKey } from '../store/signing.ts'
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

  --preview      publishes without making live, and prints an address that shows the product with it for seven days
  --at TIME      makes it live then, if it passes the check then too: 2026-12-04T08:00
  --canary N     shows it to N of a hundred visitors, always the same, until it is released, or taken back
  --take-back    takes back what is planned or a canary of the packages
${COMMON_HELP}`

runCommand(async () => {
  const { values, positionals: names } = readArguments(
    {
      ...COMMON_OPTIONS,
      preview: { type: 'boolean', default: false },
      at: { type: 'string' },
      canary: { type: 'string' },
      'take-back': { type: 'boolean', default: false },
    },
    HELP,
  )
  if (values.help) return console.log(HELP)
  if (names.length === 0) throw new Error(`Say what to release.\n\n${HELP}`)
  const packages = (await readdir(WORKSPACE)).filter((name) => name === 'shell' || name.startsWith('mfe-'))
  for (const name of names)
    if (!packages.includes(name))
      throw new Error(`There is no package "${name}" to release: name the shell or a remote, such as mfe-catalog.`)

  const { home, store, keys } = await ownStore()
  if (values['take-back']) {
    for (const name of names) {
      const taken = await takeBack(store, name)
      console.log(taken.length > 0 ? `Taken back: ${taken.join(', ')}.` : `Nothing is planned for ${name}.`)
    }
    return
  }
  const plan = readPlan(values)
  const origin = values.preview ? await productOrigin(home) : null
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
    goesLive: origin === null && !plan,
    ...(await checksOf(home, values.unchecked)),
    say: console.log,
  })
  printFindings(findings)
  const what = changesIn(manifest)
  if (origin === null && !plan) return console.log(`Live now: ${what}.\n"npm run rollback -- ${names[0]}" undoes it.`)
  if (plan) {
    await store.putPlan({ manifest: manifest.id, ...plan })
    console.log(plan.at ? `Live at ${plan.at}: ${what}.` : `${plan.percent} of a hundred visitors see ${what}.`)
    console.log(`"npm run release -- ${names[0]} --take-back" takes it back.`)
  }
  if (origin !== null)
    console.log(
      `At this address it can be seen for ${PREVIEW_DAYS} days: ${what}\n${previewUrl(origin, manifest, await signingKey(home))}`,
    )
})
