import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ReleaseLink } from '@kinora/contracts'
import { LOCALES } from '@kinora/limits'
import { anchorsOf } from './nodes.ts'
import {
  componentProblems,
  headingProblems,
  pictureProblems,
  repeatedAnchors,
  type Problem,
} from './contentProblems.ts'
import { frontMatterProblems } from './frontMatterProblems.ts'
import { linkProblems, unknownLinks } from './linkProblems.ts'
import { parseContent, type ParsedContent } from './parseContent.ts'
import { unequalParts } from './unequalParts.ts'

/** The folder of the components that a remote's texts may use: one file for each, named like the component. */
const PIECES = 'src/features/content/pieces'

type Read = { file: string; parsed: ParsedContent } | { file: string; problem: Problem }

/**
 * All problems of a remote's texts, as `content/faq/pl.mdx:12: a picture without alt text`.
 * @param packageFolder the remote's folder, absolute; a package without `content/` has no problems
 */
export function checkContent(packageFolder: string): string[] {
  const files = filesIn(packageFolder)
  const read = files.map((file) => readContent(packageFolder, file))
  const pieces = new Set(piecesIn(packageFolder))
  const anchors = new Map(
    read.map((one) => [one.file, 'parsed' in one ? anchorsOf(one.parsed.tree).map(({ id }) => id) : []]),
  )

  const problems = read.flatMap((one) => {
    if ('problem' in one) return [say(one.file, one.problem)]
    const {
      file,
      parsed: { head, tree },
    } = one
    const isThere = (path: string) => existsSync(join(packageFolder, dirname(file), path))
    return [
      ...frontMatterProblems(head),
      ...headingProblems(tree),
      ...componentProblems(tree, pieces),
      ...pictureProblems(tree, isThere),
      ...repeatedAnchors(tree),
      ...linkProblems(tree, file, anchors),
    ]
      .sort((a, b) => a.line - b.line)
      .map((problem) => say(file, problem))
  })
  return [...missingTranslations(files), ...problems, ...missingParts(read)]
}

/** The links of a remote's texts whose pages are looked for at promotion. */
export function linksOfContent(packageFolder: string): ReleaseLink[] {
  const files = filesIn(packageFolder)
  return files.flatMap((file) => {
    const one = readContent(packageFolder, file)
    return 'parsed' in one ? unknownLinks(one.parsed.tree, file, files) : []
  })
}

const filesIn = (packageFolder: string) =>
  globSync('content/*/*.mdx', { cwd: packageFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const say = (file: string, { line, text }: Problem) => `${file}:${line}: ${text}`

function readContent(packageFolder: string, file: string): Read {
  try {
    return { file, parsed: parseContent(readFileSync(join(packageFolder, file), 'utf8'), file) }
  } catch (error) {
    const { line, reason } = error as { line?: number; reason: string }
    // For a tag that is not closed the line is only in the error's text.
    return { file, problem: { line: line ?? Number(/\((\d+):/.exec(reason)?.[1] ?? 1), text: reason } }
  }
}

const piecesIn = (packageFolder: string) =>
  existsSync(join(packageFolder, PIECES))
    ? readdirSync(join(packageFolder, PIECES))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => basename(file, '.tsx'))
    : []

/** Of the pages whose texts could all be read. */
function missingParts(read: Read[]): string[] {
  const pages = Map.groupBy(read, ({ file }) => dirname(file))
  return [...pages.values()].flatMap((texts) => {
    const parsed = texts.flatMap((one) => ('parsed' in one ? { file: one.file, tree: one.parsed.tree } : []))
    return parsed.length < texts.length
      ? []
      : unequalParts(parsed).map(({ file, text }) => say(file, { line: 1, text }))
  })
}

const missingTranslations = (files: string[]) =>
  [...new Set(files.map((file) => dirname(file)))].flatMap((page) =>
    LOCALES.map((locale) => `${page}/${locale}.mdx`)
      .filter((file) => !files.includes(file))
      .map((file) => say(file, { line: 1, text: 'is missing: every page has both languages' })),
  )
