import type { ReleaseDocument } from '@kinora/contracts'
import type { Candidate } from '../candidateManifest.ts'
import type { Check } from '../promote.ts'
import { createCircuitBreaker } from '../rendering/circuitBreaker.ts'
import { renderWorkerFor } from '../rendering/renderWorkerFor.ts'
import { smokePages, smokeRender, type SmokePage, type SmokeRender } from '../rendering/smokeRender.ts'
import { checkCommitted } from './checkCommitted.ts'
import { checkConsumed } from './checkConsumed.ts'
import { checkExamples } from './checkExamples.ts'
import { checkFiles } from './checkFiles.ts'
import { checkLinks } from './checkLinks.ts'
import { checkOwner } from './checkOwner.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkSizes } from './checkSizes.ts'
import { checkSlots } from './checkSlots.ts'
import { failed, passed, warned, type Finding } from './finding.ts'

/** Longer than for visitors: this checks whether a page renders, not how fast. */
const BUDGET_MS = 5_000
/** Nothing that is rendered here is ever linked to. */
const ORIGIN = 'http://check.invalid'

/**
 * The promotion checks. A fault that is in the live manifest too is only a warning: it must not prevent others from
 * releasing.
 * @param apiUrl the API for rendering pages, without its `/api`; null if none answers
 */
export const checkManifest =
  (apiUrl: string | null): Check =>
  async (candidate, base, changed) => {
    const contracts = checkContracts(candidate, base, changed)
    if (contracts.some(({ result }) => result === 'failed')) return contracts
    return [...contracts, ...(await checkRenders(candidate, base, changed, apiUrl))]
  }

/** The checks of what releases declare, without running them. */
export function checkContracts(candidate: Candidate, base: Candidate | null, changed: string[]): Finding[] {
  const stood = new Set(base ? declared(base).map(({ sentence }) => sentence) : [])
  const { shell, remotes } = candidate
  const documents = [shell, ...remotes.flatMap(({ release }) => release ?? [])].map(({ document }) => document)
  const changedDocuments = documents.filter(({ name }) => changed.includes(name))
  const paths = [shell.document, ...remotes.map(({ pages }) => pages)].flatMap(({ routes }) =>
    routes.map(({ path }) => path),
  )
  return [
    ...declared(candidate).map((finding) =>
      finding.result === 'failed' && stood.has(finding.sentence) ? stoodBefore(candidate, finding) : finding,
    ),
    ...documents.flatMap((document) => checkLinks(document, paths, documentIn(base, document.name))),
    ...changedDocuments.flatMap((document) => [
      ...checkOwner(document),
      ...checkCommitted(document),
      ...checkFiles(document),
      ...checkSizes(document, documentIn(base, document.name)),
      ...checkExamples(document),
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
  ...checkRoutes([
    { name: 'shell', pages: shell.document },
    ...remotes.map(({ name, pages, release }) => ({ name, pages, grants: release?.document.grants })),
  ]),
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
): Promise<Finding[]> {
  if (apiUrl === null) return [failed('No API answers, so no page can be rendered: start the product first.')]
  // The changed ones first: what their code does to others shows on the others' pages.
  const isChanged = ({ remote }: SmokePage) => changed.includes(remote ?? 'shell')
  const pages = smokePages(candidate, { examples: true }).sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)))
  const broken = (await rendersOf(candidate, pages, apiUrl)).filter(({ problem }) => problem !== null)
  if (broken.length === 0) return [passed(`All ${pages.length} pages render.`)]

  const asBefore = base ? await rendersOf(base, broken, apiUrl) : []
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
