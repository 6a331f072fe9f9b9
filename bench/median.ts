/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The median of the rounds' ratios: other load on the machine in a round slows both sides. */
export const ratio = (values: number[], reference: number[]) =>
  median(values.map((value, round) => value / reference[round]!))

/** The value below which this share of the values is. */
export const percentile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))]!
