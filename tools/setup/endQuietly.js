/** Imported by every command: one whose output is closed, as in `npm run releases | head`, has said enough and ends. */
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

/** So does one whose npm has ended, or was killed, unless it has listeners of its own, which end it in order. */
process.on('disconnect', () => {
  if (process.listenerCount('disconnect') === 1) process.exit(1)
})
// To listen must not keep the process alive.
process.channel?.unref()
