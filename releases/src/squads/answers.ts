import { STATUS_CODES, type ServerResponse } from 'node:http'
import { codeOfStatus } from '@kinora/contracts'
import type { Finding } from '../check/finding.ts'

/** A line of an answer. An empty one says that the work goes on. */
export type SaidLine = {
  say?: string
  finding?: Pick<Finding, 'result' | 'sentence'>
  /** The last one: what is live now, or would be after a dry run. */
  live?: string
  /** The last one: what goes live later, and when. */
  planned?: string
  /** The last one: the address that shows what was published, and is not live. */
  preview?: string
  /** The last one: why nothing has changed. */
  refused?: string
}

/** A shell's declarations of what it shares, by their paths: `@kinora/ui/index.d.ts`. */
export type ShellTypes = { version: string; types: Record<string, string> }

/** Refuses a request (RFC 9457). The rest of its body is not read. */
export function sendProblem(response: ServerResponse, status: number, detail: string): void {
  const title = STATUS_CODES[status] ?? 'Error'
  const code = status === 401 || status === 403 ? 'squads.notYours' : codeOfStatus(status)
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.end(JSON.stringify({ type: 'about:blank', title, status, code, detail }))
}
