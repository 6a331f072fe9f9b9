/** Rising places with a value at each. */
export type Row = readonly (readonly [at: number, value: number])[]

/** A smooth curve through rising places (cubic, with slopes from the neighbours). */
export function through(row: Row): (at: number) => number {
  const slopes = row.map((_, index) => {
    const [before, after] = [row[Math.max(0, index - 1)] as Row[0], row[Math.min(row.length - 1, index + 1)] as Row[0]]
    return (after[1] - before[1]) / (after[0] - before[0])
  })
  return (at) => {
    let index = row.length - 1
    while (index >= 0 && (row[index]?.[0] ?? 0) > at) index -= 1
    const [from, to] = [row[index], row[index + 1]]
    if (!from) return row[0]?.[1] ?? 0
    if (!to) return from[1]
    const span = to[0] - from[0]
    const t = (at - from[0]) / span
    const [leave, arrive] = [(slopes[index] ?? 0) * span, (slopes[index + 1] ?? 0) * span]
    return (
      from[1] +
      t * leave +
      t * t * (3 * (to[1] - from[1]) - 2 * leave - arrive) +
      t ** 3 * (leave + arrive - 2 * (to[1] - from[1]))
    )
  }
}

/** The same curve on both sides of 0. */
export function mirrored(row: Row): (at: number) => number {
  const right = through(row)
  return (at) => right(Math.abs(at))
}

/** 0 below 0 and 1 above 1, with a soft rise between. */
export function soft(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}
