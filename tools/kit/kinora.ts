#!/usr/bin/env node
import { checkTypes, runTests } from './checks.ts'
import { buildRemote } from './buildRemote.ts'
import { printKey } from './ownKey.ts'

const HELP = `kinora <command>, in the folder of a remote

  types          checks the types
  test [args]    runs the tests with Jest
  build          builds and signs a release into .kinora/release
  key            prints the public key that signs releases here, for whoever runs the product`

const commands: Record<string, (args: string[]) => Promise<void> | void> = {
  types: checkTypes,
  test: runTests,
  build: async () => {
    const { name, version, folder } = await buildRemote(process.cwd())
    console.log(`${name} ${version} is in ${folder}.`)
  },
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
