/**
 * Whether at most so many slips turn one word into the other: a letter too many, missing, wrong, or swapped with the
 * next (the optimal string alignment distance).
 */
export function closeTo(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      now[column] = Math.min(
        now[column - 1]! + 1,
        last[column]! + 1,
        last[column - 1]! + differs,
        isSwap ? before[column - 2]! + 1 : Infinity,
      )
    }
    if (Math.min(...now) > slips) return false
    before = last
    last = now
  }
  return last[other.length]! <= slips
}
