import { setupServer } from 'msw/node'

/** The network of all tests. A call that no handler answers fails the test. */
export const server = setupServer()

/** The API's address in tests: `http.get(api('/trinings'), …)`. */
export const api = (path: string): string => `http://localhost/api${path}`
