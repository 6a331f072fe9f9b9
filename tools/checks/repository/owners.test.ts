import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../setup/root.js'
import { packages } from '../../start/buildPackages.ts'

const text = readFileSync(join(root, 'CODEOWNERS'), 'utf8')
const rules = text.split('\n').flatMap((line) => (/^[*/]/.test(line) ? [line.split(/ +/) as [string, string]] : []))
/** As code hosts read the file: the last rule that matches counts. */
const ownerOf = (name: string) => rules.findLast(([pattern]) => pattern === '*' || pattern === `/${name}/`)?.[1]

for (const name of packages()) {
  test(`${name} has the same owner in CODEOWNERS and in its package.json`, () => {
    const { kinora } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
      kinora?: { owner?: string }
    }
    assert.ok(kinora?.owner)
    assert.equal(ownerOf(name), kinora.owner)
  })
}
