type Failure = { manifest: string; remote: string; version: string; phase: 'load' | 'render'; error: unknown }

/** Tells the platform which remote failed, in which version, and where. Carries nothing of the person. */
export function reportFailure({ error, ...failure }: Failure): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const report = { type: 'remote-failure', ...failure, error: name, message: message.slice(0, 300) }
  navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
