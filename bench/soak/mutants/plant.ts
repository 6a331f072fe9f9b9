import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './Mutant.ts'

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
  const found = text.split(from).length - 1
  if (found !== 1) throw new Error(`The mutant "${id}" does not apply: ${file} has its text ${found} times.`)
  return text.replace(from, () => to)
}
