import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sharedVersions } from './sharedModules.ts'

const COMPILER = join(dirname(createRequire(import.meta.url).resolve('typescript7/package.json')), 'bin/tsc')
const SHARED = resolve(import.meta.dirname, '..')

/**
 * The declarations of what the shell shares with remotes, slots included: files by their paths, as
 * `@kinora/ui/index.d.ts`. Comments are left out, so that they make no new version.
 * @throws Error with the compiler's output
 */
export async function declarationsOf(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-declarations-'))
  try {
    const names = Object.keys(sharedVersions).filter((name) => name.startsWith('@kinora/'))
    const entries = [...names, '@kinora/contracts'].map((name) =>
      join(SHARED, name.slice('@kinora/'.length), 'index.ts'),
    )
    const config = {
      extends: join(SHARED, '../tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        noEmit: false,
        incremental: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: SHARED,
        outDir: join(folder, 'types'),
        paths: { '@kinora/*': [join(SHARED, '*/index.ts')] },
      },
      files: [join(SHARED, 'ui/css.d.ts'), ...entries],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    await promisify(execFile)(process.execPath, [COMPILER, '--project', folder]).catch((error: { stdout?: string }) => {
      throw new Error(error.stdout || String(error), { cause: error })
    })
    const files = globSync('**/*.d.ts', { cwd: join(folder, 'types') }).sort()
    return Object.fromEntries(
      files.map((file) => [`@kinora/${file}`, readFileSync(join(folder, 'types', file), 'utf8')] as const),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
