import type { ReleaseDocument } from '@kinora/contracts'
import type { Candidate } from '../promotion/candidateManifest.ts'
import { isDirty } from '../build/commitOf.ts'
import type { Check } from '../promotion/promote.ts'
import { createCircuitBreaker } from '../rendering/circuitBreaker.ts'
import { renderWorkerFor } from '../rendering/renderWorkerFor.ts'
import { smokePages, smokeRender, type SmokePage, type SmokeRender } from '../rendering/smokeRender.ts'
import { checkConsumed } from './checkConsumed.ts'
import { checkFiles } from './checkFiles.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkSharedTypes } from './checkSharedTypes.ts'
import { checkSizes } from './checkSizes.ts'
import { checkSlots } from './checkSlots.ts'
import { checkSupport } from './checkSupport.ts'
import { failed, passed, warned, type Finding } from './finding.ts'
import { overlap } from './pathPatterns.ts'
import { soundPages } from './soundPages.ts'

/** Longer than for visitors: this checks whether a page renders, not how fast. */
const BUDGET_MS = 5_000
/** Nothing that is rendered here is ever linked to. */
const ORIGIN = 'http://check.invalid'

/**
 * The promotion checks. A fault that is in the live manifest too is only a warning: it must not prevent others from
 * releasing.
 * @param apiUrl the API for rendering pages, without its `/api`; null if none answers
 */
export const checkManifest = (apiUrl: string | null): Check => {
  const sound = soundPages()
  return async (candidate, base, changed, isExplained) => {
    const contracts = checkContracts(candidate, base, changed, isExplained)
    if (contracts.some(({ result }) => result === 'failed')) return contracts
    const types = await checkSharedTypes(candidate, base, changed)
    if (types.some(({ result }) => result === 'failed')) return [...contracts, ...types]
    return [...contracts, ...types, ...(await checkRenders(candidate, base, changed, apiUrl, sound))]
  }
}

/** The checks of what releases declare, without running them. */
export function checkContracts(
  candidate: Candidate,
  base: Candidate | null,
  changed: string[],
  isExplained = false,
): Finding[] {
  const stood = new Set(base ? declared(base).map(({ sentence }) => sentence) : [])
  const { shell, remotes } = candidate
  const documents = [shell, ...remotes.flatMap(({ release }) => release ?? [])].map(({ document }) => document)
  const changedDocuments = documents.filter(({ name }) => changed.includes(name))
  const paths = remotes.flatMap(({ pages }) => pages.routes.map(({ path }) => path))
  return [
    ...declared(candidate).map((finding) =>
      finding.result === 'failed' && stood.has(finding.sentence) ? stoodBefore(candidate, finding) : finding,
    ),
    ...documents.flatMap((document) => checkLinks(document, paths, documentIn(base, document.name))),
    ...changedDocuments.flatMap((document) => [
      ...checkOwner(document),
      ...checkCommitted(document),
      ...checkFiles(document),
      ...checkSizes(document, documentIn(base, document.name), isExplained),
      ...checkExamples(document),
      ...checkSupport(document),
    ]),
  ]
}

const documentIn = (candidate: Candidate | null, name: string): ReleaseDocument | null =>
  candidate
    ? ((name === 'shell' ? candidate.shell : candidate.remotes.find((remote) => remote.name === name)?.release)
        ?.document ?? null)
    : null

const declared = ({ shell, remotes }: Candidate): Finding[] => [
  ...remotes.flatMap(({ name, problem }) => (problem === null ? [] : [warned(problem, name)])),
  ...remotes.flatMap(({ release }) => (release ? checkConsumed(release.document, shell.document) : [])),
  ...checkRoutes(remotes.map(({ name, pages, release }) => ({ name, pages, grants: release?.document.grants }))),
  ...checkSlots(remotes),
]

function stoodBefore(candidate: Candidate, { sentence, of }: Finding): Finding {
  const owners = of.map((name) => `${documentIn(candidate, name)?.owner ?? 'the owner'} of ${name}`)
  return warned(`${sentence} It was so before, and is for ${owners.join(' or ')} to mend.`, ...of)
}

async function checkRenders(
  candidate: Candidate,
  base: Candidate | null,
  changed: string[],
  apiUrl: string | null,
  sound: ReturnType<typeof soundPages>,
): Promise<Finding[]> {
  if (apiUrl === null) return [failed('No API answers, so no page can be rendered: start the product first.')]
  // The changed ones first: what their code does to others shows on the others' pages.
  const isChanged = ({ remote }: SmokePage) => changed.includes(remote ?? 'shell')
  const pages = smokePages(candidate, { examples: true }).sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)))
  const unknown = pages.filter((page) => !sound.has(candidate, changed, page))
  const renders = unknown.length === 0 ? [] : await rendersOf(candidate, unknown, apiUrl)
  for (const page of renders) if (page.problem === null) sound.add(candidate, changed, page)
  const broken = renders.filter(({ problem }) => problem !== null)
  if (broken.length === 0) return [passed(`All ${pages.length} pages render.`)]

  const isBroken = ({ path }: SmokePage) => broken.some((page) => page.path === path)
  const before = base ? smokePages(base, { examples: true }).filter(isBroken) : []
  const asBefore = base && before.length > 0 ? await rendersOf(base, before, apiUrl) : []
  const stood = new Set(asBefore.filter(({ problem }) => problem !== null).map(({ path }) => path))
  return broken.map(({ remote, path, problem }) => {
    const name = remote ?? 'shell'
    const finding = failed(`${path} of ${name} does not render: ${problem}`, name)
    if (stood.has(path)) return stoodBefore(candidate, finding)
    return changed.includes(name)
      ? finding
      : failed(`${path} of ${name}, which is not changed, does not render beside this: ${problem}`, ...changed)
  })
}

/** Renders pages in a thread of their own. If the shell does not evaluate, that is the problem of each page. */
async function rendersOf(candidate: Candidate, pages: SmokePage[], apiUrl: string): Promise<SmokeRender[]> {
  const options = {
    circuitBreaker: createCircuitBreaker(),
    log: () => {},
    budgetMs: BUDGET_MS,
    hungAfterMs: BUDGET_MS + 1_000,
  }
  try {
    const renderWorker = await renderWorkerFor(candidate, options)
    try {
      return await smokeRender(candidate, pages, renderWorker, `${apiUrl}/api`, ORIGIN)
    } finally {
      await renderWorker.close()
    }
  } catch (error) {
    return [{ ...pages[0]!, remote: null, problem: `the shell does not evaluate: ${(error as Error).message}` }]
  }
}

/** Checks that a release can be built again from a commit. Elsewhere than in production it is only said. */
function checkCommitted({ name, version }: ReleaseDocument): Finding[] {
  if (!isDirty(version)) return []
  const sentence = `${name} ${version} was built from sources that are not committed.`
  return [process.env['NODE_ENV'] === 'production' ? failed(sentence, name) : warned(sentence, name)]
}

/** Checks that each route with parameters declares an address that it matches, so that its page can be opened. */
const checkExamples = ({ name, routes }: ReleaseDocument): Finding[] =>
  routes.flatMap(({ path, examples = [] }) => {
    const wrong = examples.filter((example) => !overlap(path, example))
    const isLacking = /[:*]/.test(path) && examples.length === 0
    return [
      ...wrong.map((example) =>
        failed(`The example "${example}" of ${name} does not match its route "${path}".`, name),
      ),
      ...(isLacking
        ? [failed(`The route "${path}" of ${name} declares no example, so it cannot be opened.`, name)]
        : []),
    ]
  })

/**
 * Checks that the links of texts lead to a page of some release. One that the live version has too is only a warning:
 * a page must be able to leave, and other texts to change.
 * @param paths of all routes
 * @param before the live version, if any
 */
function checkLinks(
  { name, owner, links = [] }: ReleaseDocument,
  paths: string[],
  before: ReleaseDocument | null,
): Finding[] {
  if (links.length === 0) return []
  const dead = links.filter((link) => !paths.some((path) => overlap(path, link.path)))
  if (dead.length === 0) return [passed(`All ${links.length} links in texts of ${name} lead to a page.`)]
  return dead.map(({ path, file }) => {
    const sentence = `${name} links to ${path} in ${file}, and no release has that page.`
    return before?.links?.some((link) => link.path === path && link.file === file)
      ? warned(`${sentence} The link was there before, and is for ${owner ?? 'the owner'} of ${name} to mend.`, name)
      : failed(sentence, name)
  })
}

/** Checks that a release says whose it is. */
const checkOwner = ({ name, owner }: ReleaseDocument): Finding[] =>
  owner === undefined
    ? [failed(`${name} names no owner: write "kinora": { "owner": "…" } into its package.json.`, name)]
    : [passed(`${name} is ${owner}'s.`)]
