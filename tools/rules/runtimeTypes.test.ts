import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
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

const codeOf = ({ unknown, known }: { unknown: string[]; known: string[] }) => [...unknown, ...known]
for (const [runtime, lines] of Object.entries(planted)) {
  codeOf(lines).forEach((line, at) => writeFileSync(join(folder, `${runtime}${at}.ts`), `${line}\nexport {}\n`))
  const config = {
    extends: join(root, `tsconfig.${runtime}.json`),
    compilerOptions: { tsBuildInfoFile: `./${runtime}.tsbuildinfo` },
    include: [`./${runtime}*.ts`],
    exclude: [],
  }
  writeFileSync(join(folder, `tsconfig.${runtime}.json`), JSON.stringify(config))
}
const references = Object.keys(planted).map((runtime) => ({ path: `./tsconfig.${runtime}.json` }))
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: [], references }))
const compiler = join(root, 'node_modules/typescript7/bin/tsc')
const { stdout } = spawnSync(process.execPath, [compiler, '--build', folder, '--checkers', '1', '--pretty', 'false'], {
  cwd: folder,
  encoding: 'utf8',
})
const faulty = new Set([...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file))

for (const [runtime, lines] of Object.entries(planted)) {
  test(`types of ${runtime}: ${lines.unknown.length} violations are caught`, () => {
    const caught = codeOf(lines).filter((_, at) => faulty.has(`${runtime}${at}.ts`))
    assert.deepEqual(caught, lines.unknown, stdout)
  })
}

test('each runtime is checked', () => {
  const text = readFileSync(join(root, 'tsconfig.json'), 'utf8')
  const paths = [...text.matchAll(/"path": "(.+)"/g)].map(([, path]) => path)
  assert.deepEqual(
    paths,
    Object.keys(planted).map((runtime) => `./tsconfig.${runtime}.json`),
  )
})
