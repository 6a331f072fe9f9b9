import { parseArgs } from 'node:util'
import type { NewRemote } from './writeRemote.ts'

/**
 * The remote that a command's arguments describe, and its folder of packages; without a remote after `--help`.
 * @throws Error with the help when they are not right
 */
export function readRemote(help: string): { remote?: NewRemote; packages?: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      owner: { type: 'string' },
      'title-pl': { type: 'string' },
      'title-en': { type: 'string' },
      bundler: { type: 'string' },
      packages: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(help)
    return {}
  }
  const [name, ...others] = positionals
  const { path, owner, bundler, packages } = values
  if (name === undefined || path === undefined || others.length > 0) throw new Error(help)
  return { remote: { name, path, owner, titlePl: values['title-pl'], titleEn: values['title-en'], bundler }, packages }
}
