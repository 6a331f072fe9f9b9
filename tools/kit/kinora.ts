#!/usr/bin/env node
import { checkTypes, runTests } from './checks.ts'
import { releaseRemote, rollBackRemote, takeBackRemote } from './askProduct.ts'
import { buildRemote } from './buildRemote.ts'
import { printKey } from './ownKey.ts'
import { startAgainst } from './startAgainst.ts'

const HELP = `kinora <command>, in the folder of a remote

  start          shows a deployed product on this machine with this remote in it: --against https://kinora.example
  types          checks the types
  test [args]    runs the tests with Jest
  build          builds and signs a release into .kinora/release
  release        checks types with what is live, builds, sends the release to the product, and waits until it was checked and is live
  take-back      takes back what is planned, and canaries
  rollback       makes the last good version live again; --to VERSION another one, --dry-run only checks it
  key            prints the public key that signs releases here, for whoever runs the product

release --preview publishes without making live, and prints an address that shows it; --when 2026-12-04T08:00 makes it
live then; --canary 5 shows it to five of a hundred visitors.
release and rollback take --at https://kinora.example, or KINORA_URL, and --note "why". KINORA_TOKEN has the token.`

const commands: Record<string, (args: string[]) => Promise<void> | void> = {
  start: startAgainst,
  types: () => checkTypes(),
  test: runTests,
  build: async () => {
    const { name, version, folder } = await buildRemote(process.cwd())
    console.log(`${name} ${version} is in ${folder}.`)
  },
  release: releaseRemote,
  'take-back': takeBackRemote,
  rollback: rollBackRemote,
  key: printKey,
}

try {
  const [command = '', ...args] = process.argv.slice(2)
  const run = commands[command]
  if (command === '--help') console.log(HELP)
  else if (!run) throw new Error(HELP)
  else await run(args)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
