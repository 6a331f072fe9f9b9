import { closeSync, openSync, renameSync, writeSync } from 'node:fs'

const LARGEST_BYTES = 10_000_000

/** A log file that begins anew with each start and keeps one predecessor when it grows large; its tail stays in memory. */
export function openLog(file: string, tailLines: number) {
  let descriptor = openSync(file, 'w')
  let bytes = 0
  let tail: string[] = []

  const write = (chunk: Buffer) => {
    tail = (tail.join('\n') + chunk.toString()).split('\n').slice(-tailLines - 1)
    if (bytes > LARGEST_BYTES) {
      closeSync(descriptor)
      renameSync(file, `${file}.1`)
      descriptor = openSync(file, 'w')
      bytes = 0
    }
    bytes += writeSync(descriptor, chunk)
  }
  const lastLines = () => tail.filter((line) => line.trim() !== '').slice(-tailLines)
  return { write, lastLines, forget: () => void (tail = []), close: () => closeSync(descriptor) }
}
