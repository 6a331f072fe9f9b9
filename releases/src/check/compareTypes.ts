import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { WORKSPACE } from '../home.ts'
import { COMPILER } from './checkTypes.ts'

/** Files of declarations by their paths: `@kinora/ui/index.d.ts`. */
export type Declarations = Record<string, string>

type Side = 'old' | 'next'
/** Something of which both sides have a type, and which way the types must fit. */
export type Compared = {
  what: string
  /** The remote that uses it, and where. */
  who: string
  at?: string | undefined
  type: (side: Side) => string
  direction: 'next to old' | 'old to next'
}
export type Broken = Pick<Compared, 'what' | 'who' | 'at'> & {
  /** The compiler's reason. */
  why: string
}

/**
 * What the types of one set of declarations do not keep of the other. Packages of others are this workspace's.
 * @throws Error when the compiler says nothing of use
 */
export async function compareTypes(old: Declarations, next: Declarations, compared: Compared[]): Promise<Broken[]> {
  if (compared.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'kinora-types-'))
  try {
    symlinkSync(join(WORKSPACE, 'node_modules'), join(folder, 'node_modules'))
    writeSide(join(folder, 'old'), old)
    writeSide(join(folder, 'next'), next)
    const lines = compared.map(({ type, direction }, index) => {
      const [from, to] = direction === 'next to old' ? (['next', 'old'] as const) : (['old', 'next'] as const)
      return `export const compared${index}: ${type(to)} = {} as ${type(from)}`
    })
    writeFileSync(join(folder, 'compared.ts'), [...IMPORTS, ...lines].join('\n'))
    const config = {
      extends: join(WORKSPACE, 'tsconfig.base.json'),
      compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], incremental: false },
      files: ['compared.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const output = await promisify(execFile)(process.execPath, [COMPILER, '--project', folder, '--pretty', 'false'], {
      cwd: folder,
      maxBuffer: 100_000_000,
    }).then(
      () => '',
      (error: { stdout?: string; message: string }) => error.stdout || error.message,
    )
    const broken = errorsIn(output).map(({ line, why }) => ({ ...compared[line - 1 - IMPORTS.length]!, why }))
    if (output !== '' && broken.length === 0) throw new Error(`Types could not be compared: ${output.slice(0, 500)}`)
    return broken.map(({ what, who, at, why }) => ({ what, who, at, why }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const IMPORTS = [`import * as old from './old/index.ts'`, `import * as next from './next/index.ts'`]

function writeSide(folder: string, declarations: Declarations): void {
  for (const [file, text] of Object.entries(declarations)) {
    const place = join(folder, 'node_modules', file)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  const names = [...new Set(Object.keys(declarations).map((file) => file.split('/').slice(0, 2).join('/')))]
  for (const name of names)
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, types: 'index.d.ts' }))
  const exported = names
    .filter((name) => `${name}/index.d.ts` in declarations)
    .map((name) => `export * as ${name.slice('@kinora/'.length)} from '${name}'`)
  writeFileSync(join(folder, 'index.ts'), exported.join('\n'))
}

/** The compiler's errors by line, each with its innermost reason: the last of its lines. */
function errorsIn(output: string): { line: number; why: string }[] {
  const errors = output.split(/^(?=\S+\(\d+,\d+\): error )/m)
  return errors.flatMap((error) => {
    const [, line, text = ''] = /^compared\.ts\((\d+),\d+\): error \w+: ([^]*)/.exec(error) ?? []
    const why = text.trim().split('\n').at(-1)!.trim()
    return line === undefined ? [] : [{ line: Number(line), why }]
  })
}
