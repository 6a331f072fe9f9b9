import { baseApi } from '@kinora/http'
import { remoteInStack } from './remoteInStack.ts'

/**
 * Keeps each remote from changing what others ask the API: its endpoints begin with its own name, as `catalogGetProgram`
 * of mfe-catalog, and whatever the API client has is constant. To be called before any remote runs.
 */
export function guardApi(): void {
  const { injectEndpoints, enhanceEndpoints } = baseApi
  baseApi.injectEndpoints = (options) => {
    const by = remoteInStack({ directly: true })
    const injected = injectEndpoints({
      ...options,
      overrideExisting: false,
      endpoints: (build) => {
        const endpoints = options.endpoints(build)
        const foreign = by && Object.keys(endpoints).find((name) => !isOwn(by.remote, name))
        if (foreign) throw new Error(`The endpoint ${foreign} of ${by.remote} does not begin with the remote's name`)
        return endpoints
      },
    })
    lock(baseApi, baseApi.endpoints, ...Object.values<object>(baseApi.endpoints))
    return injected
  }
  // Of a remote's own tags, not of others' endpoints.
  baseApi.enhanceEndpoints = ({ addTagTypes = [] }) => enhanceEndpoints({ addTagTypes })
  lock(baseApi, baseApi.util)
}

/** `myGardenRead` is one of mfe-my-garden. */
function isOwn(remote: string, endpoint: string): boolean {
  const prefix = remote.replace('mfe-', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return endpoint.startsWith(prefix) && /^[A-Z]/.test(endpoint.slice(prefix.length))
}

/** What the objects have becomes constant; more can be added. */
function lock(...objects: object[]): void {
  for (const object of objects)
    for (const name of Reflect.ownKeys(object))
      Object.defineProperty(object, name, { writable: false, configurable: false })
}
