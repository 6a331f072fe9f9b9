import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'
import type { Suite } from './running/suite.ts'

/** Checks that every package's messages are complete in every language: one test for each locale folder. */
export const localeSuite: Suite = {
  name: 'Words in both languages',
  run: async () => {
    const { checkMessages } = await import('@kinora/build')
    const packages = globSync(['shell', 'mfe-*', 'shared/*', 'api'], { cwd: root }).sort()
    const folders = packages.flatMap((name) =>
      checkMessages(join(root, name)).map(({ problems }) => problems.map((problem) => `${name}/${problem}`)),
    )
    const failed = folders.filter((problems) => problems.length > 0)
    return { passed: folders.length - failed.length, failed: failed.length, output: failed.flat().join('\n') }
  },
}
