import assert from 'node:assert/strict'
import { act } from './act.ts'
import type { Command, History } from './history.ts'
import { ALWAYS } from './invariants.ts'
import type { System } from './openSystem.ts'
import { OWED_TRUTHS } from './owedTruths.ts'
import { AT_REST } from './truths.ts'
import { runWork } from './work.ts'
import type { Story } from './Story.ts'

const PEOPLE = 2

/** Lives through one history, and checks what must hold after each batch and in the end. @throws AssertionError */
export async function live(system: System, { bought, card, isKnown, batches }: History): Promise<void> {
  const story = await beginStory(system)
  for (const [number, what] of bought.entries())
    await act(story, { do: 'order', who: number, what, key: 9, dies: null })
  for (const order of bought.keys()) await act(story, { do: 'pay', order, card })
  if (isKnown) for (const command of [DELIVER, WORK]) await act(story, command)
  for (const batch of batches) {
    await Promise.all(batch.map((command) => act(story, command)))
    for (const holds of ALWAYS) await holds(story)
  }
  await rest(story)
  await holdsAtRest(story)
}

/** @throws AssertionError */
export async function holdsAtRest(story: Story): Promise<void> {
  for (const holds of [...ALWAYS, ...OWED_TRUTHS, ...AT_REST]) await holds(story)
}

export const DELIVER: Command = { do: 'deliver', times: 1, half: false }
export const WORK: Command = { do: 'work', dies: null, again: false }
const RECONCILE: Command = { do: 'reconcile', dies: null }

/** With new people, and a provider that was asked for its events once. */
export async function beginStory(system: System): Promise<Story> {
  const story: Story = {
    system,
    people: await system.begin(PEOPLE),
    keys: new Map(),
    arrived: new Set(),
    lost: new Set(),
    statuses: [],
    byHand: new Set(),
    erasedAt: new Map(),
    redeemed: [],
  }
  await act(story, RECONCILE)
  return story
}

/** Everything that was going on comes to its end: refunds cause events, which cause more work. No job fails. */
export async function rest(story: Story): Promise<void> {
  await story.system.control('PUT', '/faults', [])
  for (const command of [DELIVER, WORK, RECONCILE, WORK, WORK, DELIVER, WORK, DELIVER, WORK]) await act(story, command)
  const failed = await runWork(story.system, { dies: null, again: false })
  assert.deepEqual(failed, [], 'I7: every job ends')
}
