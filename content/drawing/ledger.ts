import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../index.ts'

/** Something drawn: the texts that it was drawn from, and the files that must exist when it is. */
export type Drawn = { name: string; inputs: Iterable<string>; files: string[] }

/** Remembers what every picture and film was drawn from, so that only what changed is drawn again. */
export type Ledger = { isFresh: (drawn: Drawn) => boolean; write: (drawn: Drawn) => void }

const path = join(mediaFolder, 'digests.json')

function digestOf(inputs: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  return hash.digest('hex').slice(0, 16)
}

export function openLedger(): Ledger {
  const digests: Record<string, string> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return {
    isFresh: ({ name, inputs, files }) => digests[name] === digestOf(inputs) && files.every((file) => existsSync(file)),
    write: ({ name, inputs }) => {
      digests[name] = digestOf(inputs)
      const sorted = Object.fromEntries(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)))
      writeFileSync(path, JSON.stringify(sorted, null, 2) + '\n')
    },
  }
}
