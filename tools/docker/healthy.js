// The image's health check: asks the server of this container whether it is ready.
const path = process.env.HEALTH_PATH ?? '/ready'
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, { signal: AbortSignal.timeout(8_000) }).catch(
  () => null,
)
process.exit(answer?.ok ? 0 : 1)
