import autocannon from 'autocannon'

export type Load = {
  url: string
  /** The duration of the load. */
  seconds: number
  headers?: Record<string, string>
  /** The expected status (200). */
  status?: number
  /** Returns a new path for each request, so that no cache has it. */
  path?: () => string
}

export type Pace = { perSecond: number; p99: number }

const CONNECTIONS = 10

/** Sends requests as fast as ten connections allow. @throws Error when any response has another status. */
export async function hammer({ url, seconds, headers = {}, status = 200, path }: Load): Promise<Pace> {
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    ...(path && { requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }] }),
  })
  const statuses = Object.keys(result.statusCodeStats ?? {})
  if (result.errors > 0 || statuses.some((other) => other !== String(status))) {
    throw new Error(`${url} answered ${statuses.join(', ')} with ${result.errors} errors; only ${status} was expected.`)
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
