import { subscribe } from 'node:diagnostics_channel'

/** The message to the parent when a server of the process listens. */
export const LISTENING = 'listening'

/**
 * Preloaded into every process that the tools start: the process exits when its parent ends, also by `kill -9`. The
 * process's own children inherit the preload, but have another parent and use their IPC channel for other purposes.
 */
if (process.env.KINORA_TETHER === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  // The channel must not keep the process alive.
  process.channel?.unref()
  subscribe('tracing:net.server.listen:asyncEnd', () => process.send?.(LISTENING, () => {}))
}
