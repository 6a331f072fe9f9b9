import { unzipSync } from 'fflate'
import assert from 'node:assert/strict'
import { personCalls } from './personCalls.ts'
import type { FastifyInstance } from 'fastify'
import { groupHeld } from '../src/accounts/users/heldParts.ts'

/** The archive that somebody gets: its answer, its files by name, the rows of a table, and all that it says. */
export async function archiveOf(app: FastifyInstance, id: number, query = '') {
  const { get } = await personCalls(app, id)
  const answer = await get(`/api/user/me/export${query}`)
  assert.equal(answer.statusCode, 200, answer.body)
  const files = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)] as const)
  const rows = (table: string) => {
    const [group] = groupHeld([{ name: table }], query.includes('en') ? 'en' : 'pl')
    return JSON.parse(String(new Map(files).get(group?.parts[0]?.file ?? '') ?? '[]')) as Record<string, unknown>[]
  }
  return {
    answer,
    files: new Map(files),
    rows,
    everything: Buffer.concat(files.map(([, bytes]) => bytes)).toString(),
  }
}
