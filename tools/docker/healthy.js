// The image's health check: requests the readiness path of this container's server.
const path = process.env.HEALTH_PATH ?? '/ready'
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, { signal: AbortSignal.timeout(8_000) }).catch(
  () => null,
)
process.exit(answer?.ok ? 0 : 1)
