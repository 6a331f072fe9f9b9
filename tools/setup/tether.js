/** Preloaded into every process we start: it ends with whoever started it, however that one ended (`kill -9` too). */
process.on('disconnect', () => process.exit(1))
// The channel alone is no reason to stay.
process.channel?.unref()
