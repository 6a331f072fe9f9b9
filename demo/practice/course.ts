import type { Course } from './story.ts'

/** The course's value on that day. */
export function along(course: Course, daysAgo: number) {
  const next = course.findIndex(([day]) => day <= daysAgo)
  const [after, before] = [course.at(next), course[next === -1 ? course.length - 1 : next - 1]]
  if (!after || !before || next <= 0) return (next === -1 ? before : after)?.[1] ?? 0
  const way = (before[0] - daysAgo) / (before[0] - after[0])
  return before[1] + way * (after[1] - before[1])
}
