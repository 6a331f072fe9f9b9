import { createCircuitBreaker } from '../rendering/circuitBreaker.ts'
import { renderWorkerFor } from '../rendering/renderWorkerFor.ts'
import { smokeRender } from '../rendering/smokeRender.ts'
import type { LoadedManifest } from '../loadManifest.ts'
import { checkFiles } from './checkFiles.ts'
import { checkRoutes } from './checkRoutes.ts'
import { checkSlots } from './checkSlots.ts'
import { checkConsumed } from './checkConsumed.ts'
import { failed, failuresOr, skipped, type Finding } from './finding.ts'

export type Candidate = Pick<LoadedManifest, 'manifest' | 'shell' | 'remotes'>

/** Longer than for visitors: this checks whether a page renders, not how fast. */
const BUDGET_MS = 10_000

/**
 * Runs the promotion checks on a manifest that is not live yet.
 * @param changed the names of its new releases
 * @param apiUrl the API for rendering pages, without its `/api`; null if there is none
 */
export async function checkManifest(
  candidate: Candidate,
  changed: string[],
  apiUrl: string | null,
): Promise<Finding[]> {
  const { shell, remotes } = candidate
  const lost = remotes
    .filter(({ release }) => !release)
    .map(({ problem }) => skipped(`${problem} It is left as it is.`))
  const documents = remotes.flatMap(({ release }) => release?.document ?? [])
  const contracts = [
    ...lost,
    ...documents.flatMap((remote) => checkConsumed(remote, shell.document)),
    ...checkRoutes([{ name: 'shell', pages: shell.document }, ...remotes]),
    ...checkSlots(remotes),
    ...[shell.document, ...documents].filter(({ name }) => changed.includes(name)).flatMap(checkFiles),
  ]
  if (contracts.some(({ result }) => result === 'failed')) return contracts
  return [...contracts, ...(await checkRenders(candidate, apiUrl))]
}

async function checkRenders(candidate: Candidate, apiUrl: string | null): Promise<Finding[]> {
  if (apiUrl === null) return [skipped('No API answers, so no page was rendered.')]
  const printed: string[] = []
  const options = {
    circuitBreaker: createCircuitBreaker(),
    log: (_level: string, line: string) => void printed.push(line),
    budgetMs: BUDGET_MS,
    hungAfterMs: BUDGET_MS + 2_000,
  }
  try {
    const renderWorker = await renderWorkerFor(candidate, options)
    const renders = await smokeRender(candidate, renderWorker, `${apiUrl}/api`, 'http://check.invalid')
    await renderWorker.close()
    const broken = renders.filter(({ problem }) => problem !== null)
    return failuresOr(
      broken.map(({ remote, path, problem }) => `${path} of ${remote ?? 'the shell'} does not render: ${problem}`),
      `All ${renders.length} pages without parameters render, in both languages.`,
    )
  } catch (error) {
    return [failed(`The shell does not evaluate: ${(error as Error).message}`)]
  }
}
