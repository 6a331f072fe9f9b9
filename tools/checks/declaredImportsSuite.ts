import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.js'
import type { Suite } from './suite.ts'
import { undeclaredImports, type Declared } from './undeclaredImports.ts'

/** Checks that every workspace declares in its package.json what it imports. */
export const declaredImportsSuite: Suite = {
  name: 'Declared imports',
  run: async () => {
    const problems = workspaces().flatMap((folder) =>
      undeclaredImports(
        manifestOf(folder),
        sourcesOf(folder).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
        manifestOf('.'),
      ),
    )
    return { passed: problems.length ? 0 : 1, failed: problems.length ? 1 : 0, output: problems.join('\n') }
  },
}

const workspaces = () =>
  globSync(manifestOf('.').workspaces ?? [], { cwd: root }).filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  )

const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,js,cjs,mjs}`, { cwd: root, exclude: (path) => /(^|\/)node_modules$/.test(path) })

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Declared & { workspaces?: string[] }
