import type { FeelingName, Locale, SymptomName } from '@kinora/limits'

export const PAYMENT_STATES = ['processing', 'paid', 'cancelled', 'problem'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/**
 * Six pictures: two younger women (1, 4), a younger man (2), a woman in mid-life (3), an older man (5), an older woman
 * (6).
 */
export type Avatar = 1 | 2 | 3 | 4 | 5 | 6 | null
export type Gender = 'female' | 'male' | 'undeclared'
export type Months = 1 | 3 | 12

/**
 * What the practice holds, in Kinora's own terms; people and programs are named by key and slug. Every `…At` is an
 * instant, ISO 8601 in UTC. Only what ends (`endsAt`, `expiresAt`) may lie after the day for which it was made.
 */
export type Person = {
  key: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  gender: Gender
  age: number
  locale: Locale
  avatar: Avatar
  address: { street: string; number: string; postCode: string; city: string; country: string }
  registeredAt: string
}

/** `officeHours`: when they usually answer; 1 is Monday. */
export type Specialist = Person & {
  officeHours: { weekday: number; from: string; to: string }[]
  title: 'medicalDoctor' | 'physiotherapist' | 'trainer'
  registrationNumber: string
  description: Record<Locale, string>
}

/** `specialist` looks after the member now; null: nobody does. `putOffUntil`: the day on which they look at them again. */
export type Member = Person & { specialist: string | null; inTeamSince: string | null; putOffUntil: string | null }

/**
 * The trainings in the order that the specialist chose; `timesAWeek` 0: for later; `dose` in words. `gentle`: programs
 * for bad days. `painNote`: what to do when it hurts. `notedAt`: when both notes were written. `allowsPause`: the member
 * may pause the path.
 */
export type Path = {
  member: string
  name: string
  note: string
  notedAt: string
  trainings: { program: string; timesAWeek: number; dose: string | null; addedAt: string }[]
  gentle: string[]
  painNote: string
  allowsPause: boolean
}

/** A path that a specialist keeps for several members. */
export type PathTemplate = {
  specialist: string
  name: string
  note: string
  trainings: { program: string; timesAWeek: number; dose: string | null }[]
  gentle: string[]
  madeAt: string
}

/** What a member wants to be able to do; how well it goes from 0 to 10, the oldest score first. */
export type Goal = { member: string; text: string; setAt: string; scores: { day: string; score: number }[] }

/** `doneAt` is when the film ended. */
export type DoneTraining = { member: string; program: string; doneAt: string }
/** Pain from 0 (none) to 10 (the worst imaginable). */
export type CheckIn = {
  member: string
  program: string
  painBefore: number
  painAfter: number
  effort: 'light' | 'right' | 'hard'
  note: string | null
  at: string
}
export type VideoSurvey = { member: string; program: string; feeling: FeelingName; at: string }
/** One to five stars. */
export type Feedback = { member: string; program: string; rating: number; at: string }
export type Emotion = { member: string; emotion: FeelingName; at: string }
/** `pain` as the survey counts it, upside down: 0 strong, 50 moderate, 100 none. */
export type SymptomsSurvey = { member: string; pain: 0 | 50 | 100; at: string } & Record<SymptomName, boolean>
/** Days on which the member did nothing and why, both days included. */
export type Absence = { member: string; why: AbsenceReason; from: string; to: string }
export type AbsenceReason = 'illness' | 'holiday' | 'work' | 'family' | 'silence'
export type Kept = { member: string; program: string; at: string }

export type Message = {
  from: string
  to: string
  type:
    | 'TEXT_MESSAGE'
    | 'ADD_VIDEO_TO_PATH'
    | 'REMOVE_VIDEO_FROM_PATH'
    | 'JOIN_TO_TEAM'
    | 'LEAVE_TEAM'
    | 'VIDEO_SURVEY_COMPLETED'
  /** Empty unless somebody wrote it. */
  content: string
  program: string | null
  feeling: FeelingName | null
  sentAt: string
  readAt: string | null
}

/**
 * `cancelled` runs to its end and is not renewed; `pastDue` waits for a card that works; `free` is not paid for by
 * anybody.
 */
export type Subscription = {
  member: string
  source: 'card' | 'gift' | 'free'
  status: 'active' | 'cancelled' | 'pastDue' | 'ended'
  months: Months
  startedAt: string
  endsAt: string
}
export type Checkout = { member: string; months: Months; state: PaymentState; at: string }

/** The code exists once the gift is paid for. Twelve months later it is worth nothing. */
export type GiftOrder = {
  purchaserEmail: string
  recipientEmail: string
  firstName: string
  lastName: string
  phoneNumber: string
  address: Person['address']
  locale: Locale
  months: Months
  /** The key of a gift template. */
  design: string
  payment: PaymentState
  code: string | null
  orderedAt: string
  expiresAt: string
  redeemedAt: string | null
  redeemedBy: string | null
}

/** Without an answer it lapses at `expiresAt`; `revokedAt`: the specialist took it back. */
export type Invitation = {
  sender: string
  email: string
  lastName: string
  locale: Locale
  sentAt: string
  expiresAt: string
  acceptedAt: string | null
  revokedAt: string | null
}
