import { newRemote } from './new-remote/newRemote.ts'
import { readRemote } from './new-remote/readRemote.ts'
import { linkAdded } from './setup/ensurePackages.js'
import { root } from './setup/root.js'

const HELP = `npm run new-remote -- mfe-<name> --path <path> [--owner <owner>] [--title-pl <title>] [--title-en <title>] [--bundler enhanced|rspack|vite]

Makes a remote with one page in Polish and English: a screen, its messages, a query, a route, a link in the footer and a test.

  npm run new-remote -- mfe-garden --path garden --title-pl Ogród --title-en Garden
  npm run release -- mfe-garden`

/** `npm run new-remote`: see HELP. */
try {
  const { remote } = readRemote(HELP)
  if (remote) {
    linkAdded(remote.name, () => newRemote(root, remote))
    console.log(
      `${remote.name} is there, with a page at /${remote.path}. "npm run release -- ${remote.name}" makes it live.`,
    )
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
