import autocannon from 'autocannon'

export type Load = {
  url: string
  /** How long it is asked. */
  seconds: number
  headers?: Record<string, string>
  /** The only status that counts as an answer (200). */
  status?: number
  /** A new address for each request, so that no cache can know it. */
  path?: () => string
}

export type Pace = { perSecond: number; p99: number }

const CONNECTIONS = 10

/** Asks as fast as ten connections can. @throws when anything but the expected status came back. */
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
    throw new Error(
      `${url} answered ${statuses.join(', ')} with ${result.errors} errors; ${status} alone was expected.`,
    )
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}
