import { agreements } from './agreements.ts'
import { answersOf } from './answers.ts'
import { calendar, minuteOf, type Calendar } from './calendar.ts'
import { chance } from './chance.ts'
import { conversationOf } from './conversation.ts'
import { along } from './course.ts'
import { giftOrders } from './giftOrders.ts'
import { invitations } from './invitations.ts'
import { keyOf, personOf } from './person.ts'
import type { Absence, Checkout, DoneTraining, Goal, Kept, Member, Path, Specialist, Subscription } from './records.ts'
import { prescribedTo, sessionsOf } from './sessions.ts'
import { specialists } from './specialists.ts'
import { stories } from './stories.ts'
import type { Story } from './story.ts'
import { templates } from './templates.ts'
import { threads } from './threads.ts'

/** `today`: a day in Warsaw, such as 2026-11-21. `programs`: the catalogue that paths and trainings refer to. */
export type PracticeOptions = { today: string; programs: { slug: string; durationSeconds: number }[] }
export type Practice = ReturnType<typeof practice>

/**
 * Two specialists and their members, as they stand on the morning of `today`: all that happened lies before it. Weeks
 * are counted back from today, so the practice of another day is the same one, shifted, and its numbers can be relied
 * on.
 */
export function practice({ today, programs }: PracticeOptions) {
  const days = calendar(today)
  const seconds = new Map(programs.map(({ slug, durationSeconds }) => [slug, durationSeconds]))
  const secondsOf = (program: string) => {
    const duration = seconds.get(program)
    if (duration === undefined)
      throw new Error(`The practice names the program "${program}", which the catalogue does not have`)
    return duration
  }
  const lives = stories.map((story, index) =>
    lifeOf(story, specialists.length + 1 + index, days, [...seconds.keys()], secondsOf),
  )

  const pathTemplates = templates(days)
  for (const { trainings, gentle } of pathTemplates)
    for (const program of [...trainings.map((training) => training.program), ...gentle]) secondsOf(program)

  return {
    specialists: specialists.map((who, index): Specialist => {
      const { title, registrationNumber, description, officeHours } = who
      return { ...personOf(who, index + 1, days), title, registrationNumber, description, officeHours }
    }),
    members: lives.map(({ member }) => member),
    paths: lives.flatMap(({ path }) => path ?? []),
    templates: pathTemplates,
    doneTrainings: inOrder(
      'doneAt',
      lives.flatMap(({ doneTrainings }) => doneTrainings),
    ),
    checkIns: inOrder(
      'at',
      lives.flatMap(({ checkIns }) => checkIns),
    ),
    videoSurveys: inOrder(
      'at',
      lives.flatMap(({ videoSurveys }) => videoSurveys),
    ),
    feedbacks: inOrder(
      'at',
      lives.flatMap(({ feedbacks }) => feedbacks),
    ),
    emotions: inOrder(
      'at',
      lives.flatMap(({ emotions }) => emotions),
    ),
    symptomsSurveys: inOrder(
      'at',
      lives.flatMap(({ symptomsSurveys }) => symptomsSurveys),
    ),
    absences: inOrder(
      'from',
      lives.flatMap(({ absences }) => absences),
    ),
    goals: inOrder(
      'setAt',
      lives.flatMap(({ goals }) => goals),
    ),
    favourites: inOrder(
      'at',
      lives.flatMap(({ favourites }) => favourites),
    ),
    watchList: inOrder(
      'at',
      lives.flatMap(({ watchList }) => watchList),
    ),
    messages: inOrder(
      'sentAt',
      lives.flatMap(({ messages }) => messages),
    ),
    subscriptions: lives.flatMap(({ subscription }) => subscription ?? []),
    checkouts: lives.flatMap(({ checkout }) => checkout ?? []),
    giftOrders: inOrder('orderedAt', giftOrders(days)),
    invitations: inOrder('sentAt', invitations(stories, days)),
  }
}

function lifeOf(
  story: Story,
  number: number,
  days: Calendar,
  catalogue: string[],
  secondsOf: (program: string) => number,
) {
  const member = keyOf(story)
  const draws = (what: string) => chance(`${member} ${what}`)
  const sessions = sessionsOf(story, secondsOf, draws('trainings'))
  const answers = answersOf(story, sessions, days, draws('answers'))
  const path = pathOf(member, story, days)
  for (const program of path?.gentle ?? []) secondsOf(program)
  const thread = threads.find((candidate) => candidate.member === member)

  return {
    member: memberOf(story, number, days),
    path,
    goals: goalsOf(member, days),
    doneTrainings: sessions.map(({ program, day, end }): DoneTraining => ({
      member,
      program,
      doneAt: days.at(day, end),
    })),
    ...answers,
    absences: story.away.map(({ why, from, to }): Absence => ({ member, why, from: days.day(from), to: days.day(to) })),
    messages: conversationOf(member, story, thread, answers.videoSurveys, days, draws('reading')),
    ...keptBy(member, story, catalogue, days),
    subscription: subscriptionOf(member, story, days),
    checkout: checkoutOf(member, story, days),
  }
}

function memberOf(story: Story, number: number, days: Calendar): Member {
  const care = story.care?.left === undefined ? story.care : null
  return {
    ...personOf(story, number, days),
    specialist: care?.specialist ?? null,
    inTeamSince: care ? days.at(care.since, minuteOf('07:05')) : null,
    putOffUntil: care?.putOff === undefined ? null : days.day(-care.putOff),
  }
}

const agreedWith = (member: string) => agreements.find((agreement) => agreement.member === member)

/** What is on the path today. Leaving the team ends it. Whoever has said that they would be away may pause it. */
function pathOf(member: string, { path, care, away }: Story, { at }: Calendar): Path | null {
  if (!path || care?.left !== undefined) return null
  const { doses = {}, gentle = [], painNote = '' } = agreedWith(member) ?? {}
  const trainings = path.trainings
    .filter(({ until }) => until === undefined)
    .map(({ program, weekly, since }) => ({
      program,
      timesAWeek: weekly,
      dose: doses[program] ?? null,
      addedAt: at(since, minuteOf('08:00')),
    }))
  const notedAt = at(Math.min(...path.trainings.map(({ since }) => since)), minuteOf('08:00'))
  const allowsPause = away.some(({ why }) => why !== 'silence')
  return { member, name: path.name, note: path.note, notedAt, trainings, gentle, painNote, allowsPause }
}

/** Scores are given once a week. */
function goalsOf(member: string, { at, day }: Calendar): Goal[] {
  return (agreedWith(member)?.goals ?? []).map(({ text, since, course }) => ({
    member,
    text,
    setAt: at(since, minuteOf('19:40')),
    scores: Array.from({ length: Math.ceil(since / 7) }, (_, week) => since - 7 * week)
      .filter((ago) => ago >= 1)
      .map((ago) => ({ day: day(ago), score: Math.round(along(course, ago)) })),
  }))
}

/** Hearts for some of what they train, and a list of what they mean to try. */
function keptBy(member: string, story: Story, catalogue: string[], { at }: Calendar) {
  const draws = chance(`${member} keeps`)
  const keep = (programs: string[], share: number): Kept[] =>
    story.joined < 3
      ? []
      : programs
          .filter(() => draws.happens(share))
          .map((program) => ({
            member,
            program,
            at: at(draws.whole(1, Math.min(30, story.joined - 1)), draws.between(8 * 60, 21 * 60)),
          }))
  const trained = prescribedTo(story).map(({ program }) => program)
  return {
    favourites: keep(trained, 0.4),
    watchList: keep(
      catalogue.filter((slug) => !trained.includes(slug)),
      0.08,
    ),
  }
}

function subscriptionOf(member: string, { plan }: Story, { at }: Calendar): Subscription | null {
  if (!plan) return null
  const { source, status, months, began, ends } = plan
  return {
    member,
    source,
    status,
    months,
    startedAt: at(began, minuteOf('20:30')),
    endsAt: at(-ends, minuteOf('20:30')),
  }
}

function checkoutOf(member: string, { checkout }: Story, { at }: Calendar): Checkout | null {
  if (!checkout) return null
  return { member, months: checkout.months, state: checkout.state, at: at(checkout.ago, minuteOf('20:30')) }
}

/** The oldest first. */
function inOrder<Time extends string, Row extends Record<Time, string>>(time: Time, rows: Row[]): Row[] {
  return rows.toSorted((one, other) => (one[time] < other[time] ? -1 : Number(one[time] > other[time])))
}
