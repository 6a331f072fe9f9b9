import { createHook } from 'node:async_hooks'

/** Counts Argon2's native asynchronous work: here it is the only one whose async resource has no name. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'undefined') hashes += 1
    },
  }).enable()
  await work()
  hook.disable()
  return hashes
}
