import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reservedSegments } from '@kinora/releases'

export type NewRemote = {
  name: string
  path: string
  /** Who answers for it: a team or person, as in CODEOWNERS. By default `@kinora/<name without mfe->`. */
  owner?: string | undefined
  titlePl?: string | undefined
  titleEn?: string | undefined
}

const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/
const TEMPLATE = { name: 'mfe-template', path: 'template-page', owner: 'template-owner' }
const OWNER = /^@?[\w.-]+(\/[\w.-]+)?$/

/**
 * Writes a remote with one page into a repository, its workspace into the lock file and its owner into CODEOWNERS. Remotes are listed nowhere
 * else: paths, limits, slots and places of navigation are declared in the remote's own folder (docs/where.md).
 * @param root of the repository
 * @throws Error when the name or the path is invalid; then nothing is written
 */
export function newRemote(root: string, remote: NewRemote): void {
  const { name, path, owner = `@kinora/${name.replace('mfe-', '')}`, titlePl, titleEn } = remote
  const problem = nameProblem(root, name) ?? pathProblem(root, path) ?? ownerProblem(owner)
  if (problem) throw new Error(problem)

  const folder = join(root, name)
  try {
    cpSync(join(import.meta.dirname, 'template'), folder, { recursive: true })
    for (const file of globSync('**/*.{ts,tsx,json,md}', { cwd: folder }))
      fill(join(folder, file), { name, path, owner })
    setTitle(join(folder, 'src/locales/pl.json'), titlePl)
    setTitle(join(folder, 'src/locales/en.json'), titleEn)
    execFileSync('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit'], {
      cwd: root,
      stdio: 'pipe',
    })
    appendFileSync(join(root, 'CODEOWNERS'), `/${name}/ ${owner}\n`)
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

function pathProblem(root: string, path: string): string | undefined {
  if (!PATH.test(path))
    return `"${path}" cannot be a path: say small letters, digits and hyphens without a slash before, such as garden.`
  const [first = ''] = path.split('/')
  if (reservedSegments.includes(first)) return `/${first} is the platform's own address.`
  const owner = globSync('mfe-*/src/remote.ts', { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`path: '${path}'`),
  )
  return owner && `/${path} is taken: ${owner} has that route.`
}

function fill(file: string, { name, path, owner }: typeof TEMPLATE): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replaceAll(TEMPLATE.name, name).replaceAll(TEMPLATE.path, path).replaceAll(TEMPLATE.owner, owner),
  )
}

function setTitle(file: string, title: string | undefined): void {
  if (title === undefined) return
  const messages = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, `${JSON.stringify({ ...messages, title }, null, 2)}\n`)
}
