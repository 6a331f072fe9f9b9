import { SourceMap, type SourceMapPayload } from 'node:module'

/** A server bundle that was evaluated under a file name. */
export type EvaluatedBundle = { filename: string; source: string }

const MAP = /\n\/\/# sourceMappingURL=data:application\/json;[^,]*,(\S+)\s*$/

/**
 * The message of an error with the first place in the bundles' sources: `Error: no cards (src/remote.ts:12)`. Without
 * such a place it is the text as it was.
 * @param stack the error's, with its message
 */
export function errorAt(stack: string, bundles: EvaluatedBundle[]): string {
  const [message = '', ...frames] = stack.split(/\n +at /)
  for (const frame of frames) {
    const place = bundles.map((bundle) => placeOf(frame, bundle)).find((place) => place !== undefined)
    if (place !== undefined) return `${message} (${place})`
  }
  return stack
}

function placeOf(frame: string, { filename, source }: EvaluatedBundle): string | undefined {
  const start = frame.indexOf(`${filename}:`)
  const [, line, column] = (start < 0 ? null : /^:(\d+):(\d+)/.exec(frame.slice(start + filename.length))) ?? []
  const map = MAP.exec(source)?.[1]
  if (line === undefined || map === undefined) return undefined
  const payload = JSON.parse(Buffer.from(map, 'base64').toString()) as SourceMapPayload
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1)
  return 'originalSource' in entry
    ? `${entry.originalSource.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '')}:${entry.originalLine + 1}`
    : undefined
}
