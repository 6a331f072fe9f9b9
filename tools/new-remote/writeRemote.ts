import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reservedSegments } from '@kinora/paths'

export type NewRemote = {
  name: string
  path: string
  /** Who answers for it: a team or person, as in CODEOWNERS. By default `@kinora/<name without mfe->`. */
  owner?: string | undefined
  titlePl?: string | undefined
  titleEn?: string | undefined
  /** What builds the part for browsers, by default webpack. */
  bundler?: string | undefined
}

const BUNDLERS = ['webpack', 'enhanced', 'rspack', 'vite']

const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/
const OWNER = /^@?[\w.-]+(\/[\w.-]+)?$/

/** By default `@kinora/<name without mfe->`. */
export const ownerOf = ({ name, owner = `@kinora/${name.replace('mfe-', '')}` }: NewRemote) => owner

/**
 * Writes a remote with one page into a folder that is not there yet.
 * @param root the folder of the new one
 * @param templates folders beside this file; later ones replace files of earlier ones
 * @param finish what else belongs to it; when it throws, the folder is removed
 * @throws Error when something of the remote is invalid; then nothing is written
 */
export function writeRemote(
  root: string,
  remote: NewRemote,
  templates: string[],
  finish: (folder: string) => void,
): void {
  const { name, titlePl, titleEn, bundler } = remote
  const problem =
    nameProblem(root, name) ??
    pathProblem(remote.path) ??
    ownerProblem(ownerOf(remote)) ??
    bundlerProblem(remote.bundler)
  if (problem) throw new Error(problem)

  const folder = join(root, name)
  try {
    for (const template of templates) cpSync(join(import.meta.dirname, template), folder, { recursive: true })
    for (const file of globSync('**/*.{ts,tsx,json,md}', { cwd: folder })) fill(join(folder, file), remote)
    setTitle(join(folder, 'src/locales/pl.json'), titlePl)
    setTitle(join(folder, 'src/locales/en.json'), titleEn)
    if (bundler) setBundler(join(folder, 'package.json'), bundler)
    finish(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function nameProblem(root: string, name: string): string | undefined {
  if (!NAME.test(name)) return `"${name}" cannot be a remote's name: say mfe- and small letters, such as mfe-garden.`
  return existsSync(join(root, name)) ? `There is a folder ${name} already.` : undefined
}

const ownerProblem = (owner: string) =>
  OWNER.test(owner) ? undefined : `"${owner}" cannot be an owner: say a team or person, such as @kinora/garden.`

const bundlerProblem = (bundler: string | undefined) =>
  bundler === undefined || BUNDLERS.includes(bundler)
    ? undefined
    : `"${bundler}" cannot build a remote: say ${BUNDLERS.join(', ')}.`

function pathProblem(path: string): string | undefined {
  if (!PATH.test(path))
    return `"${path}" cannot be a path: say small letters, digits and hyphens without a slash before, such as garden.`
  const [first = ''] = path.split('/')
  return reservedSegments.includes(first) ? `/${first} is the platform's own address.` : undefined
}

function fill(file: string, remote: NewRemote): void {
  const camel = remote.name.replace('mfe-', '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const text = readFileSync(file, 'utf8')
    .replaceAll('mfe-template', remote.name)
    .replaceAll('template-page', remote.path)
    .replaceAll('template-owner', ownerOf(remote))
    .replaceAll('templateList', `${camel}List`)
    .replaceAll('TemplateList', `${camel[0]!.toUpperCase()}${camel.slice(1)}List`)
  writeFileSync(file, text)
}

function setTitle(file: string, title: string | undefined): void {
  if (title === undefined) return
  const messages = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, `${JSON.stringify({ ...messages, title }, null, 2)}\n`)
}

function setBundler(file: string, bundler: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { kinora: object }
  writeFileSync(file, `${JSON.stringify({ ...manifest, kinora: { ...manifest.kinora, bundler } }, null, 2)}\n`)
}
