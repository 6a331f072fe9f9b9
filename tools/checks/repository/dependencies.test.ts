import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'

type Manifest = {
  version: string
  license: string
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
const hasManifest = (folder: string) => existsSync(join(root, folder, 'package.json'))

/** The register: a day, then for each dependency its name, a line of facts, and a list of fields. */
const register = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
const readOn = /^Read on (\d{4}-\d{2}-\d{2})\b/m.exec(register)?.[1]
const entries = register
  .split(/^### /m)
  .slice(1)
  .map((text) => {
    const [name = '', facts = ''] = text.split(/\n+/)
    const [version, licence, keptBy, released] = facts.split('·').map((fact) => fact.trim())
    const field = (label: string) => new RegExp(`^- \\*\\*${label}\\*\\* *(.*)$`, 'm').exec(text)?.[1] ?? ''
    return { name, version, licence, keptBy, released, field }
  })
const names = entries.map(({ name }) => name)

/** The folders of the packages that each workspace depends on in production, and of the root's that the register has. */
const folders = ['.', ...globSync(manifestOf('.').workspaces ?? [], { cwd: root }).filter(hasManifest)].flatMap(
  (from) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(from)
    const tools = from === '.' ? Object.keys(devDependencies).filter((name) => names.includes(name)) : []
    return [...Object.keys(dependencies), ...tools]
      .filter((name) => !name.startsWith('@kinora/'))
      .map((name) => [name, [`${from}/node_modules/${name}`, `node_modules/${name}`].find(hasManifest)!] as const)
  },
)

test('the register of dependencies has each of production once, and nothing else', () => {
  assert.deepEqual(names.toSorted(), [...new Set(folders.map(([name]) => name))].toSorted())
})

/** Ages count from the register's day, so that no test begins to fail without a change. */
const MONTHS_WITHOUT_RELEASE = 18
const oldest = new Date(readOn ?? '')
oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_WITHOUT_RELEASE)

for (const { name, version = '', licence, keptBy, released = '', field } of entries)
  test(`the register says of ${name} what is installed, who keeps it and which test would notice a fault`, () => {
    for (const [, folder] of folders.filter(([one]) => one === name)) {
      const installed = manifestOf(folder)
      assert.deepEqual([version, licence], [installed.version, installed.license])
    }
    assert.ok(keptBy, 'who keeps it')
    for (const label of ['For', 'Against', 'Noticed by', 'Instead']) assert.ok(field(label), label)
    const files = [...field('Noticed by').matchAll(/`([^`]+)`/g)].map(([, file]) => file!)
    assert.ok(
      files.length > 0 || /^no test\b/.test(field('Noticed by')),
      '"Noticed by" names a test, or says "no test"',
    )
    for (const file of files) assert.ok(existsSync(join(root, file)), file)

    const decision = /\((decisions\/[^)]+)\)/.exec(field('Decision'))?.[1]
    if (decision) assert.ok(existsSync(join(root, 'docs', decision)), decision)
    assert.match(released, /^\d{4}-\d{2}-\d{2}$/)
    const isSettled = !version.includes('-') && new Date(released) >= oldest
    assert.ok(
      decision ?? isSettled,
      `a candidate, or ${MONTHS_WITHOUT_RELEASE} months without a release: it needs a decision`,
    )
  })
