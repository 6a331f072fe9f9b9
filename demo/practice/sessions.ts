import { minuteOf } from './calendar.ts'
import type { Chance } from './chance.ts'
import { along } from './course.ts'
import type { Prescribed, Story } from './story.ts'

/** A training that was done: `start` and `end` in minutes of that day; `last`: nothing followed it that day. */
export type Session = { program: string; day: number; start: number; end: number; last: boolean }

const MOST_IN_A_DAY = 3

export const prescribedTo = ({ path, alone }: Story): Prescribed[] => path?.trainings ?? alone ?? []

export function isAway({ away }: Story, day: number) {
  return away.some(({ from, to }) => day <= from && day >= to)
}

/** What the member did, the oldest first. `secondsOf` a program's film. */
export function sessionsOf(story: Story, secondsOf: (program: string) => number, chance: Chance): Session[] {
  const { habit, joined } = story
  const active = 7 - habit.rests
  const beginning = chance.whole(0, 6)
  const sessions: Session[] = []

  for (let day = joined - 1; day >= 1; day--) {
    const place = (joined - day + beginning) % 7
    if (place >= active || isAway(story, day) || !chance.happens(along(habit.keeps, day))) continue
    const planned = prescribedTo(story)
      .filter(({ since, until = 0 }) => day < since && day > until)
      .filter(({ weekly }, index) => isTurn(weekly, active, (place + index) % active))
      .slice(0, MOST_IN_A_DAY)

    let minute = minuteOf(habit.clock) + chance.between(-25, 40)
    planned.forEach(({ program }, index) => {
      if (index > 0 && chance.happens(0.1)) return
      const end = minute + secondsOf(program) / 60
      sessions.push({ program, day, start: minute, end, last: false })
      minute = end + chance.between(1, 5)
    })
  }
  return sessions.map((session, index) => ({ ...session, last: sessions[index + 1]?.day !== session.day }))
}

/** Whether a training of `weekly` times falls on this one of the week's `active` days, spread evenly. */
function isTurn(weekly: number, active: number, place: number) {
  const times = Math.min(weekly, active)
  return Math.floor(((place + 1) * times) / active) > Math.floor((place * times) / active)
}
