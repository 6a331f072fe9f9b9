/** Draws that are the same each time for the same key (FNV-1a into mulberry32), so one story never moves another's. */
export function chance(key: string) {
  let state = 0x811c9dc5
  for (const char of key) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    happens: (share: number) => next() < share,
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
  }
}

export type Chance = ReturnType<typeof chance>
