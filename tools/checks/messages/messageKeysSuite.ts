import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../setup/root.js'
import type { Suite } from '../running/suite.ts'
import { usedKeys, type Uses } from './usedKeys.ts'

/** Checks the messages of pages: every key that code asks for exists, and every key is asked for. */
export const messageKeysSuite: Suite = {
  name: 'Keys of messages',
  run: () => {
    const keys = readKeys()
    const uses = usedKeys({ program: readProgram(), isOwn, root, exists: (key) => keys.has(key) })
    const sources = textsOf('{{api/src,shared,mfe-*/src}/**/*.{ts,tsx},docs/specification.md}')
    const problems = keyProblems(uses, keys, codesIn(sources))
    return Promise.resolve({ passed: problems.length ? 0 : 1, failed: problems.length, output: problems.join('\n') })
  },
}

/**
 * @param all the keys of all namespaces, plural forms under one
 * @param isCode whether a program sends this code, for messages that are chosen by it
 */
export function keyProblems(uses: Uses, all: Set<string>, isCode: (text: string) => boolean): string[] {
  const isByCode = (key: string) =>
    [...uses.byCode].some((under) => key.startsWith(under) && isCode(key.slice(under.length)))
  return [
    ...uses.problems,
    ...[...uses.keys].filter(([key]) => !all.has(key)).map(([key, place]) => `${place}: there is no message ${key}`),
    ...[...all]
      .filter((key) => !uses.keys.has(key) && !uses.optional.has(key) && !isByCode(key))
      .map((key) => `nothing asks for ${key}`),
  ]
}

/** Whether a text stands in one of these sources as a whole, or is what a template there makes. */
export function codesIn(sources: string[]): (code: string) => boolean {
  const texts = sources.flatMap((source) => source.match(/'[\w.-]+'|`(?:[\w.-]|\$\{[^}`]*\})+`/g) ?? [])
  const whole = new Set(texts.map((text) => text.slice(1, -1)))
  const templates = [...whole]
    .filter((text) => /^\w.*\$\{/.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}$`))
  return (code) => whole.has(code) || templates.some((template) => template.test(code))
}

const isTest = (path: string) => /\.(test|fake|e2e)\.tsx?$/.test(path)
const isOwn = (path: string) =>
  /^(shell\/src|mfe-[a-z]+\/src|shared)\//.test(path.slice(root.length + 1)) && !path.includes('/node_modules/')

function readProgram() {
  const path = join(root, 'tsconfig.browser.json')
  const { config } = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8')) as { config: unknown }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, path)
  return ts.createProgram(fileNames, { ...options, incremental: false, tsBuildInfoFile: undefined })
}

/** `mfe-profile:path.today`, of all packages of the web. */
function readKeys(): Set<string> {
  const files = globSync('{mfe-*/src,shell/src,shell/src/features/*,shared/ui}/locales/pl.json', { cwd: root })
  return new Set(
    files.flatMap((file) => {
      const namespace = /\/features\/(\w+)\//.exec(file)?.[1] ?? /^(?:shared\/)?([^/]+)/.exec(file)![1]!
      return keysOf(namespace, JSON.parse(readFileSync(join(root, file), 'utf8')))
    }),
  )
}

export const keysOf = (namespace: string, messages: unknown): string[] =>
  listKeys(messages, '').map((key) => `${namespace}:${key}`)

const listKeys = (messages: unknown, path: string): string[] =>
  typeof messages === 'string'
    ? [path.replace(/_(zero|one|two|few|many|other)$/, '')]
    : Object.entries(messages as object).flatMap(([key, below]) => listKeys(below, path ? `${path}.${key}` : key))

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)node_modules$/.test(path) })
    .filter((path) => !isTest(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
