import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ShellTypes } from '@kinora/releases/build'
import { checkTypes } from './checks.ts'
import { OWN_FOLDER } from './ownKey.ts'

/**
 * Checks the sources with what shells share, by their declarations, instead of the packages that are installed: what is
 * live may be older or newer. Errors are printed with file and line.
 * @param folder of the repository, absolute
 * @throws Error when some do not fit
 */
export async function checkLiveTypes(folder: string, shells: ShellTypes[]): Promise<void> {
  for (const { version, types } of shells) {
    const place = join(folder, OWN_FOLDER, 'types')
    rmSync(place, { recursive: true, force: true })
    for (const [file, text] of Object.entries(types)) {
      mkdirSync(dirname(join(place, file)), { recursive: true })
      writeFileSync(join(place, file), text)
    }
    const entries = Object.keys(types).filter((file) => /^@kinora\/[^/]+\/index\.d\.ts$/.test(file))
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { paths: Object.fromEntries(entries.map((file) => [dirname(file), [`./${file}`]])) },
      include: ['../../src'],
      // Tests run with the packages that are installed.
      exclude: ['../../src/**/*.test.*', '../../src/**/*.fake.*'],
    }
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
    await checkTypes(['--project', place]).catch(() => {
      throw new Error(`This does not fit the shell ${version}, which is live or the last good one. Nothing was sent.`)
    })
  }
}
