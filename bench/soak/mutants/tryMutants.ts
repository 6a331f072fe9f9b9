import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../../../tools/setup/step.js'
import { table } from '../../table.ts'
import { processorSeconds } from '../processorSeconds.ts'
import { copyRepository } from './copyRepository.ts'
import { apiMutants } from './list/api.ts'
import { componentMutants } from './list/components.ts'
import { lockMutants } from './list/locks.ts'
import { moneyMutants } from './list/money.ts'
import { platformMutants } from './list/platform.ts'
import { shellMutants } from './list/shell.ts'
import { toolMutants } from './list/tools.ts'
import { wordMutants } from './list/words.ts'
import type { Mutant } from './Mutant.ts'
import { firstFailure, runFiles, runSuite } from './runTests.ts'

export const mutants: Mutant[] = [
  ...apiMutants,
  ...moneyMutants,
  ...lockMutants,
  ...platformMutants,
  ...componentMutants,
  ...shellMutants,
  ...wordMutants,
  ...toolMutants,
]

const NAME_MAX = 70

/**
 * Plants each fault alone in a copy of the last commit and runs the tests that should notice it; if they do not, their
 * whole suite. Prints who noticed.
 * @param only the ids of some mutants; all if there are none
 * @param isThorough whether the tests run in their long form
 * @throws Error if one does not apply, or tests fail without any fault
 */
export async function tryMutants({ only, isThorough }: { only: string[]; isThorough: boolean }): Promise<{
  noticed: number
  unnoticed: string[]
}> {
  process.env.KINORA_TESTS = isThorough ? 'thorough' : ''
  const unknown = only.find((id) => !mutants.some((mutant) => mutant.id === id))
  if (unknown) throw new Error(`There is no mutant "${unknown}".`)
  const chosen = mutants.filter(({ id }) => only.length === 0 || only.includes(id))
  const { folder, remove } = await copyRepository()
  const stop = () => process.exit(130)
  process.once('exit', remove).once('SIGINT', stop).once('SIGTERM', stop)
  try {
    for (const mutant of chosen) plant(folder, mutant)()
    await step('The tests without a fault', (detail) => requireGreen(folder, chosen, detail))
    const rows: string[][] = []
    const unnoticed: string[] = []
    for (const [at, mutant] of chosen.entries()) {
      const before = processorSeconds()
      const title = `${at + 1} of ${chosen.length}, ${mutant.id}`
      const noticed: string | undefined = await step(title, () => noticedBy(folder, mutant))
      const used = before === undefined ? '' : (processorSeconds()! - before).toFixed(1)
      if (!noticed) unnoticed.push(`${mutant.id}: nothing noticed that ${mutant.breaks}`)
      rows.push([mutant.id, mutant.suite, (noticed ?? 'NOBODY').slice(0, NAME_MAX), used])
      console.log(`  ${rows.at(-1)!.slice(1, 3).join(': ')}`)
    }
    console.log(table(['fault', 'suite', 'noticed by', 'processor s'], rows))
    return { noticed: rows.length - unnoticed.length, unnoticed }
  } finally {
    process.off('exit', remove).off('SIGINT', stop).off('SIGTERM', stop)
    remove()
  }
}

/** Tests that fail anyway would notice everything. */
async function requireGreen(folder: string, chosen: Mutant[], detail: (text: string) => void): Promise<void> {
  for (const [suite, those] of Map.groupBy(chosen, ({ suite }) => suite)) {
    detail(suite)
    const { passed, output } = await runFiles(folder, suite, [...new Set(those.flatMap(({ tests }) => tests))])
    if (!passed) throw new Error(`Tests of "${suite}" fail without a fault: ${firstFailure(output)}\n${output}`)
  }
}

/** The test that noticed the fault. */
async function noticedBy(folder: string, mutant: Mutant): Promise<string | undefined> {
  const heal = plant(folder, mutant)
  try {
    const few = await runFiles(folder, mutant.suite, mutant.tests)
    if (!few.passed) return firstFailure(few.output)
    const all = await runSuite(folder, mutant.suite)
    return all.passed ? undefined : `the whole suite: ${firstFailure(all.output)}`
  } finally {
    heal()
  }
}

/**
 * Plants the fault in a copy of the repository. Returns a function that takes it out again.
 * @throws Error if the file does not have `from` exactly once
 */
export function plant(folder: string, mutant: Mutant): () => void {
  const path = join(folder, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, withFault(text, mutant))
  return () => writeFileSync(path, text)
}

/** @throws Error if the text does not have `from` exactly once */
export function withFault(text: string, { id, file, from, to }: Mutant): string {
  const count = text.split(from).length - 1
  if (count !== 1) throw new Error(`The mutant "${id}" does not apply: ${file} has its text ${count} times.`)
  return text.replace(from, () => to)
}
