import { table, whole } from '../table.ts'
import type { Outcome, Part } from './Part.ts'
import { processorSeconds } from './processorSeconds.ts'

type Ran = Outcome & { name: string; seconds: number; processor: number | undefined }

/**
 * Runs the parts one after another and prints a table. A part that throws has failed, and the others still run.
 * @returns the sum of their tests
 */
export async function runParts(parts: [name: string, part: Part][]): Promise<{ passed: number; failed: number }> {
  const ran: Ran[] = []
  const skipped: string[] = []
  for (const [at, [name, part]] of parts.entries()) {
    console.log(`\n${name}, part ${at + 1} of ${parts.length}`)
    const why = await part.whyNot?.()
    if (why) skipped.push(`${name} was skipped: ${why}`)
    else ran.push({ name, ...(await runOne(name, part)) })
  }
  const sum = (count: 'passed' | 'failed') => ran.reduce((total, { [count]: number }) => total + number, 0)
  console.log(
    `\n${table(
      ['', 'passed', 'failed', 'seconds', 'processor s'],
      ran.map(({ name, passed, failed, seconds, processor }) => [
        name,
        ...[passed, failed, seconds].map(whole),
        processor === undefined ? '' : whole(processor),
      ]),
    )}\n`,
  )
  for (const line of [...skipped, ...ran.flatMap(({ faults }) => faults)]) console.log(line)
  return { passed: sum('passed'), failed: sum('failed') }
}

async function runOne(name: string, part: Part): Promise<Omit<Ran, 'name'>> {
  const started = Date.now()
  const used = processorSeconds()
  const outcome = await part.run().catch((error: Error): Outcome => {
    console.error(error.stack)
    return { passed: 0, failed: 1, faults: [`${name}: ${error.message}`] }
  })
  const processor = used === undefined ? undefined : processorSeconds()! - used
  return { ...outcome, seconds: (Date.now() - started) / 1000, processor }
}
