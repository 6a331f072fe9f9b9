const WEEK = 7

/** How often a program asks for a training, and the weekday on which it was added. Weekdays are ISO: 1 is Monday. */
type WeeklyDose = {
  dose: { weekdays: readonly number[] | null; daysPerWeek: number | null } | null
  addedOn: number
}

/**
 * The weekdays on which each program of a path is asked for, in the order of the path. "n days a week" are n days as far
 * apart as seven allow; of the seven weeks that differ only in the day on which they begin, it is the one whose days have
 * the least to do so far, and of equal ones the first from the weekday on which the program was added. Nothing but the
 * path counts, so that every page and mail has the same days, and what stands earlier never moves for what comes later.
 */
export function spreadWeek(programs: readonly WeeklyDose[]): number[][] {
  const load = new Map<number, number>()
  const loadOf = (days: number[]) => days.reduce((sum, day) => sum + (load.get(day) ?? 0), 0)
  const put = (days: number[]) => days.forEach((day) => load.set(day, (load.get(day) ?? 0) + 1))

  for (const { dose } of programs) put([...(dose?.weekdays ?? [])])
  return programs.map(({ dose, addedOn }) => {
    if (dose?.weekdays) return [...dose.weekdays].sort((one, other) => one - other)
    const count = dose?.daysPerWeek ?? 0
    let best = daysFrom(addedOn, count)
    for (let later = 1; later < WEEK; later++) {
      const other = daysFrom(addedOn + later, count)
      if (loadOf(other) < loadOf(best)) best = other
    }
    put(best)
    return best.sort((one, other) => one - other)
  })
}

/** `count` weekdays from this one, evenly. */
const daysFrom = (weekday: number, count: number) =>
  Array.from({ length: count }, (_, index) => ((weekday - 1 + Math.floor((WEEK * index) / count)) % WEEK) + 1)
