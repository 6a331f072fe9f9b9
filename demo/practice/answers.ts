import type { Calendar } from './calendar.ts'
import type { Chance } from './chance.ts'
import { along } from './course.ts'
import { keyOf } from './person.ts'
import { type FeelingName, FEELINGS, SYMPTOMS } from '@kinora/limits'
import type { CheckIn, Emotion, Feedback, SymptomsSurvey, VideoSurvey } from './records.ts'
import { isAway, type Session } from './sessions.ts'
import type { Story } from './story.ts'

const PAIN_IN_SURVEY = { strong: 0, moderate: 50, none: 100 } as const

/** What the member told after trainings and in between, the oldest first. A day asks once, after its last training. */
export function answersOf(story: Story, sessions: Session[], { at }: Calendar, chance: Chance) {
  const member = keyOf(story)
  const notes = [...story.notes]
  const checkIns: CheckIn[] = []
  const videoSurveys: VideoSurvey[] = []
  const feedbacks: Feedback[] = []
  const rated = new Set<string>()

  for (const { program, day, end } of sessions.filter(({ last }) => last)) {
    const [noted] = notes
    const note = noted && day <= noted[0] ? (notes.shift()?.[1] ?? null) : null
    const feeling = feelingOn(story, day, 0.2, chance)
    const [answered, told, rates] = [chance.happens(story.habit.answers), chance.happens(0.6), chance.happens(0.3)]
    const checkIn = { member, program, ...strain(story, day, chance), note, at: at(day, end + 1) }
    if (answered || note) checkIns.push(checkIn)
    if (answered && told) videoSurveys.push({ member, program, feeling, at: at(day, end + 2) })
    if (answered && rates && !rated.has(program)) {
      rated.add(program)
      const rating = within(1, 5, 3 + along(story.mood, day) / 2 + chance.between(-0.8, 0.8))
      feedbacks.push({ member, program, rating, at: at(day, end + 3) })
    }
  }

  return {
    checkIns,
    videoSurveys,
    feedbacks,
    emotions: emotionsOf(story, at, chance),
    symptomsSurveys: symptomsOf(story, at),
  }
}

/** Movement eases a little, unless the pain is on its way up. */
function strain({ pain }: Story, day: number, chance: Chance): Pick<CheckIn, 'painBefore' | 'painAfter' | 'effort'> {
  const rising = along(pain, day - 1) > along(pain, day)
  const before = along(pain, day) + chance.between(-0.9, 0.9)
  const after = before + (rising ? chance.between(0, 1.2) : chance.between(-1.4, 0.5))
  const draw = chance.between(0, 1) + (before > 5 ? 0.25 : 0)
  const effort = draw < 0.2 ? 'light' : draw < 0.9 ? 'right' : 'hard'
  return { painBefore: within(0, 10, before), painAfter: within(0, 10, after), effort }
}

function emotionsOf(story: Story, at: Calendar['at'], chance: Chance): Emotion[] {
  const emotions: Emotion[] = []
  for (let day = story.joined - 1; day >= 1; day--) {
    if (isAway(story, day) || !chance.happens(story.habit.tells)) continue
    emotions.push({
      member: keyOf(story),
      emotion: feelingOn(story, day, 0, chance),
      at: at(day, chance.between(7 * 60, 21 * 60)),
    })
  }
  return emotions
}

function symptomsOf(story: Story, at: Calendar['at']): SymptomsSurvey[] {
  return story.symptoms.map(({ ago, pain, has }) => ({
    member: keyOf(story),
    pain: PAIN_IN_SURVEY[pain],
    at: at(ago, 19 * 60 + 20),
    ...(Object.fromEntries(SYMPTOMS.map((symptom) => [symptom, has.includes(symptom)])) as Record<
      (typeof SYMPTOMS)[number],
      boolean
    >),
  }))
}

function feelingOn({ mood }: Story, day: number, lift: number, chance: Chance): FeelingName {
  return FEELINGS[within(0, FEELINGS.length - 1, along(mood, day) + lift + chance.between(-0.9, 0.9))] ?? 'calm'
}

function within(low: number, high: number, value: number) {
  return Math.min(high, Math.max(low, Math.round(value)))
}
