import { parseArgs } from 'node:util'
import { newRemote } from './new-remote/newRemote.ts'
import { root } from './setup/root.js'

const HELP = `npm run new-remote -- mfe-<name> --path <path> [--owner <owner>] [--title-pl <title>] [--title-en <title>]

Makes a remote with one page in Polish and English: a screen, its messages, a route, a link in the footer and a test.

  npm run new-remote -- mfe-garden --path garden --title-pl Ogród --title-en Garden
  npm run release -- mfe-garden`

/** `npm run new-remote`: see HELP. */
function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      owner: { type: 'string' },
      'title-pl': { type: 'string' },
      'title-en': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [name, ...others] = positionals
  if (values.help) return console.log(HELP)
  if (name === undefined || values.path === undefined || others.length > 0) throw new Error(HELP)
  const { path, owner } = values
  newRemote(root, { name, path, owner, titlePl: values['title-pl'], titleEn: values['title-en'] })
  console.log(`${name} is there, with a page at /${path}. "npm run release -- ${name}" makes it live.`)
}

try {
  run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
