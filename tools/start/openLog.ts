import { closeSync, openSync, renameSync, writeSync } from 'node:fs'

const LARGEST_BYTES = 10_000_000

/**
 * A log file that begins anew with each start and keeps one predecessor when it grows large; its tail stays in memory.
 * A disk that is full costs lines, never the process that writes them.
 */
export function openLog(file: string, tailLines: number) {
  let descriptor = openSync(file, 'w')
  let bytes = 0
  let tail: string[] = []

  const write = (chunk: Buffer) => {
    tail = (tail.join('\n') + chunk.toString()).split('\n').slice(-tailLines - 1)
    try {
      if (bytes > LARGEST_BYTES) turn()
      bytes += writeSync(descriptor, chunk)
    } catch {
      // Whoever watches the disk knows, and the last lines are in memory.
    }
  }
  const turn = () => {
    renameSync(file, `${file}.1`)
    const fresh = openSync(file, 'w')
    closeSync(descriptor)
    descriptor = fresh
    bytes = 0
  }
  const lastLines = () => tail.filter((line) => line.trim() !== '').slice(-tailLines)
  return { write, lastLines, forget: () => void (tail = []), close: () => closeSync(descriptor) }
}
