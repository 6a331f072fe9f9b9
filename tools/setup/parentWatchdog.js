/**
 * Preloaded into every process we start: it ends with whoever started it, however that one ended (`kill -9` too).
 * Its own children inherit the preload but not the parent, and need their channel for themselves.
 */
if (process.env.KINORA_TETHER === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  // The channel alone is no reason to stay.
  process.channel?.unref()
}
