#!/usr/bin/env node
import { createRepository } from './createRepository.ts'
import { readRemote } from './readRemote.ts'

const HELP = `create-kinora mfe-<name> --path <path> [--owner <owner>] [--title-pl <title>] [--title-en <title>] [--bundler <bundler>] [--packages <folder>]

Makes a folder with a remote of Kinora: a page in Polish and English, a query, tests, and what builds and releases it.
--bundler is what builds the part for browsers, if not webpack: enhanced, rspack or vite.
--packages names the folder with the packed packages, which is copied into it; without it they come from a registry.`

try {
  const { remote, packages } = readRemote(HELP)
  if (remote) {
    createRepository(process.cwd(), remote, packages)
    console.log(`${remote.name} is there. Next: cd ${remote.name} && npm install && npm test`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
