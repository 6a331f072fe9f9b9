import type { Locale, SymptomName } from '@kinora/limits'
import type { AbsenceReason, Avatar, Gender, Months, PaymentState, Subscription } from './records.ts'

/** How something went: [days ago, value], the oldest first; straight in between, level before and after. */
export type Course = [daysAgo: number, value: number][]

/** A training of the path: how often a week (0: for later), since and until how many days ago. */
export type Prescribed = { program: string; weekly: number; since: number; until?: number }

export type StoryOfPlan = {
  source: Subscription['source']
  status: Subscription['status']
  months: Months
  /** Days ago. */
  began: number
  /** Days ahead; negative when it is over. */
  ends: number
}

/**
 * One member's course, as a specialist would tell it: what is derived from it (trainings, surveys, feelings) follows
 * its lines with some noise. All days count back from today.
 */
export type Story = {
  firstName: string
  lastName: string
  age: number
  gender: Gender
  locale: Locale
  avatar: Avatar
  /** Only for those who do not live in Poland. */
  country?: string
  joined: number
  /** Key of the specialist; `left` when the member went; `putOff`: for how many days from today the specialist waits. */
  care: { specialist: string; since: number; left?: number; putOff?: number } | null
  path: { name: string; note: string; trainings: Prescribed[] } | null
  /** What a member without a path trains. */
  alone?: Prescribed[]
  habit: {
    /** When the day's first training usually begins. */
    clock: string
    /** Days of rest in a row, each seven days. */
    rests: number
    /** Share of planned days that are kept. */
    keeps: Course
    /** Share of trainings after which the questions are answered. */
    answers: number
    /** Share of days on which the member notes how they feel. */
    tells: number
  }
  away: { from: number; to: number; why: AbsenceReason }[]
  /** 0 to 10. */
  pain: Course
  /** 0 sad, 1 worried, 2 calm, 3 happy, 4 energetic. */
  mood: Course
  symptoms: { ago: number; pain: 'strong' | 'moderate' | 'none'; has: SymptomName[] }[]
  /** Said after a training on that day, or after the next one. */
  notes: [daysAgo: number, text: string][]
  plan: StoryOfPlan | null
  /** The last try to pay, where it tells something that the plan does not. */
  checkout?: { state: PaymentState; months: Months; ago: number }
}
