/**
 * Whether at most so many slips turn one word into the other: a letter too many, missing, wrong, or swapped with the
 * next (the optimal string alignment distance).
 */
export function closeTo(one: string, other: string, slips: number): boolean {
  if (Math.abs(one.length - other.length) > slips) return false
  // A slip takes one letter away and brings one at most. Most words differ in more, and go without being compared.
  if (count(lettersOf(one) ^ lettersOf(other)) > 2 * slips) return false
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

/** The letters of a word as bits; some share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function count(bits: number): number {
  let number = 0
  for (let left = bits; left !== 0; left &= left - 1) number++
  return number
}
