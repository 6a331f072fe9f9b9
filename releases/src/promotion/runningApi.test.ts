import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { productOrigin, runningApi, runningFile, type Running } from './runningApi.ts'

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'

let status: number
const api = createServer((request, response) =>
  response.writeHead(request.url === '/api/content-version' ? status : 404).end(),
)
let apiUrl: string
let home: string
before(async () => {
  home = await mkdtemp(join(tmpdir(), 'kinora-running-'))
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
beforeEach(async () => {
  status = 200
  await rm(runningFile(home), { force: true })
})
after(async () => {
  api.close()
  await rm(home, { recursive: true })
})

const ORIGIN = 'https://kinora.example'
const runs = (running: Pick<Running, 'pid' | 'apiUrl'>) =>
  writeFile(runningFile(home), JSON.stringify({ ...running, origin: ORIGIN, accounts: [] } satisfies Running))

test('the API of the product that runs from the home folder is found', async () => {
  assert.equal(await runningApi(home, {}), null)
  await runs({ pid: process.pid, apiUrl })
  assert.equal(await runningApi(home, {}), apiUrl)
})

test('API_URL comes first, also if nothing answers there', async () => {
  await runs({ pid: process.pid, apiUrl: NOWHERE })
  assert.equal(await runningApi(home, { API_URL: apiUrl }), apiUrl)
  await runs({ pid: process.pid, apiUrl })
  assert.equal(await runningApi(home, { API_URL: NOWHERE }), null)
})

test('the API of a product that has ended is not asked: its port may be another product’s', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await runs({ pid, apiUrl })
  assert.equal(await runningApi(home, {}), null)
})

test('an API that fails is none', async () => {
  await runs({ pid: process.pid, apiUrl })
  status = 500
  assert.equal(await runningApi(home, {}), null)
  await runs({ pid: process.pid, apiUrl: NOWHERE })
  assert.equal(await runningApi(home, {}), null)
})

test('links lead to ORIGIN, or to the product that runs from the home folder', async () => {
  await assert.rejects(productOrigin(home, {}), /No product runs from here.*ORIGIN/)
  await runs({ pid: process.pid, apiUrl })
  assert.equal(await productOrigin(home, {}), ORIGIN)
  assert.equal(await productOrigin(home, { ORIGIN: 'https://other.example' }), 'https://other.example')
})
