const EVERY_MS = 10_000
/** Processor time of one piece of work in a quiet run on the machine that the budgets were set on. */
const REFERENCE_MS = 12.5

const PIECE = JSON.stringify(
  Array.from({ length: 20_000 }, (_, id) => ({ id, name: `name ${id}`, tags: [id, `${id}`] })),
)

/**
 * Begins to measure how slow this machine is: the same piece of work uses up to three times as much processor time where
 * the processor is shared with others.
 * @returns a function that answers how many times as long as on the reference machine the work took; the median so far.
 */
export function measurePace(): () => number {
  timePiece() // The first one also compiles.
  const samples = [timePiece()]
  setInterval(() => samples.push(timePiece()), EVERY_MS).unref()
  return () => samples.sort((a, b) => a - b)[samples.length >> 1]! / REFERENCE_MS
}

/** Parses and sorts, as compilers do: it is bound by memory, which is what a shared machine slows down most. */
function timePiece(): number {
  const before = process.cpuUsage()
  const names = JSON.parse(PIECE) as { name: string }[]
  names.sort((a, b) => (a.name < b.name ? -1 : 1))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
