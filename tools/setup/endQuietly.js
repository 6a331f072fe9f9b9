/** Imported by every command: one whose output is closed, as in `npm run releases | head`, has said enough and ends. */
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
