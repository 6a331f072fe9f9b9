import type { BrowserReport } from '@kinora/contracts'

type Failure = {
  manifest: string
  remote: string
  version: string
  phase: 'load' | 'render' | 'freeze'
  error: unknown
}

const sent = new Set<string>()

/**
 * Reports which remote failed, in which version and phase, to `/reports`: the same failure once for each page that is
 * opened, as slots of one remote fail alike, and `/reports` takes only so many. Contains no personal data.
 */
export function reportFailure({ error, ...failure }: Failure): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const report: BrowserReport = { type: 'remote-failure', ...failure, error: name, message: message.slice(0, 300) }
  const body = JSON.stringify(report)
  if (sent.has(body)) return
  sent.add(body)
  navigator.sendBeacon('/reports', new Blob([body], { type: 'application/json' }))
}
