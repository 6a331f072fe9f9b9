import type { BrowserReport } from '@kinora/contracts'

type Failure = {
  manifest: string
  remote: string
  version: string
  phase: 'load' | 'render' | 'freeze'
  error: unknown
}

/** Reports which remote failed, in which version and phase, to `/reports`. Contains no personal data. */
export function reportFailure({ error, ...failure }: Failure): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const report: BrowserReport = { type: 'remote-failure', ...failure, error: name, message: message.slice(0, 300) }
  navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
