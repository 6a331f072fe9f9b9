import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import ts from 'typescript'
import { root } from '../setup/root.js'

/** Code that must not compile with the types of a runtime, and code that must. */
const planted: Record<string, { unknown: string[]; known: string[] }> = {
  browser: {
    unknown: ["import 'node:fs'", 'Buffer.from([])', 'jest.fn()', 'test.name', '[1].union', 'Object.groupBy'],
    known: ['document.title', '[1].findLast(Boolean)'],
  },
  server: {
    unknown: ['document.title', 'new Image()', 'jest.fn()'],
    known: ["import 'node:fs'", 'Object.groupBy([], String)', 'fetch'],
  },
  'web-tests': { unknown: [], known: ['document.title', "import 'node:fs'", 'jest.fn()'] },
  mixed: { unknown: ['jest.fn()'], known: ['document.title', "import 'node:fs'"] },
}

// Inside the repository, so that the types of packages are found.
const made = join(root, '.kinora')
mkdirSync(made, { recursive: true })
const folder = mkdtempSync(join(made, 'types-'))
after(() => rmSync(folder, { recursive: true }))

for (const [runtime, { unknown, known }] of Object.entries(planted)) {
  test(`types of ${runtime}: ${unknown.length} violations are caught`, () => {
    const lines = [...unknown, ...known]
    assert.deepEqual(faultyOf(runtime, lines), unknown)
  })
}

test('each runtime is checked', () => {
  const { references } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config as {
    references: { path: string }[]
  }
  assert.deepEqual(
    references.map(({ path }) => path),
    Object.keys(planted).map((runtime) => `./tsconfig.${runtime}.json`),
  )
})

/** The lines that do not compile under the configuration of a runtime. */
function faultyOf(runtime: string, lines: string[]): string[] {
  const config = ts.readConfigFile(join(root, `tsconfig.${runtime}.json`), ts.sys.readFile).config as object
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root)
  const files = new Map(lines.map((line, at) => [join(folder, `${runtime}${at}.ts`), line]))
  for (const [file, line] of files) writeFileSync(file, `${line}\nexport {}\n`)
  const program = ts.createProgram([...files.keys()], options)
  return [...files].filter(([file]) => isFaulty(program, program.getSourceFile(file))).map(([, line]) => line)
}

const isFaulty = (program: ts.Program, file?: ts.SourceFile) => program.getSemanticDiagnostics(file).length > 0
