import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPostgres } from '../../../../tools/product/findPostgres.ts'
import { soakStreams } from '../../../testing/messages/soakStreams.ts'
import { thorough } from '../../../testing/thorough.ts'

/** `npm run soak -- stream` does this with more of everything. */
const AMOUNT = { people: 8, messages: 80, seconds: thorough(8, 5), killEverySeconds: thorough(3, 2) }

const server = await findPostgres()

test(
  'messages arrive once and in order while processes are killed, and their readers go on at the other one',
  { skip: !server && 'needs PostgreSQL', timeout: 240_000 },
  async () => {
    const { arrived, lost, doubled, disordered, restarted, kills, connections } = await soakStreams(server!, AMOUNT)
    assert.deepEqual({ lost, doubled, disordered, restarted }, { lost: 0, doubled: 0, disordered: 0, restarted: 0 })
    assert.equal(arrived, AMOUNT.messages * 2)
    assert.ok(kills > 0 && connections > AMOUNT.people, `${kills} kills, ${connections} connections`)
  },
)
