import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fakeStore, type FakeStore } from '@kinora/releases/fake'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'

export type FakeApi = {
  url: string
  requests: IncomingMessage[]
  answer: (request: IncomingMessage, response: ServerResponse) => void
  close: () => void
}

/** An API whose `answer` a test sets, and which records its requests in `requests`. */
export async function fakeApi(
  answer: FakeApi['answer'] = (_request, response) => response.writeHead(404).end(),
): Promise<FakeApi> {
  const server = createServer((request, response) => {
    api.requests.push(request)
    api.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const api: FakeApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer,
    close: () => (server.close(), server.closeAllConnections()),
  }
  return api
}

export const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/**
 * A listening gateway with its own store. `start` waits until the store's live manifest is served.
 * @param given the store instead, for several gateways
 */
export async function fakeGateway(env: NodeJS.ProcessEnv = {}, given?: FakeStore) {
  const releases = given ?? (await fakeStore())
  const api = await fakeApi()
  const config = {
    ...readConfig({
      API_URL: api.url,
      LOG_LEVEL: 'silent',
      ORIGIN: 'https://kinora.example',
      RENDER_THREADS: '1',
      ...env,
      KINORA_HOME: releases.home,
    }),
    port: 0,
  }
  const { app, live, canaries } = await buildApp(config)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  return {
    ...releases,
    app,
    api,
    url,
    start: () => live.start(),
    lookForCanaries: () => canaries.look(),
    get: (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    text: async (path: string) => (await fetch(url + path, { redirect: 'manual' })).text(),
    /** Waits until the gateway serves a manifest. */
    async serves(manifest: string) {
      while (live.current()?.id !== manifest) await new Promise((resolve) => setImmediate(resolve))
    },
    async close() {
      await app.close()
      api.close()
      await releases.remove()
    },
  }
}

export type FakeGateway = Awaited<ReturnType<typeof fakeGateway>>
