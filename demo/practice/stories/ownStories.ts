import { KATARZYNA } from '../specialists.ts'
import type { Story } from '../story.ts'

const onTheirOwn: Pick<Story, 'path' | 'away' | 'symptoms' | 'notes'> = {
  path: null,
  away: [],
  symptoms: [],
  notes: [],
}

/** Those who come and go on their own: newcomers, people without a specialist, and one who left. */
export const ownStories: Story[] = [
  // Signed up yesterday and has looked around. Everything is still empty.
  {
    ...onTheirOwn,
    firstName: 'Zuzanna',
    lastName: 'Rumianek',
    age: 22,
    gender: 'female',
    locale: 'pl',
    avatar: null,
    joined: 1,
    care: null,
    habit: { clock: '18:00', rests: 2, keeps: [[1, 0]], answers: 0, tells: 0 },
    pain: [[1, 2]],
    mood: [[1, 2]],
    plan: null,
  },
  // Accepted the invitation yesterday, after her shoulder check-up. Her specialist has not laid a path yet; the payment
  // is still under way.
  {
    ...onTheirOwn,
    firstName: 'Paulina',
    lastName: 'Krokus',
    age: 33,
    gender: 'female',
    locale: 'pl',
    avatar: null,
    joined: 2,
    care: { specialist: KATARZYNA, since: 1 },
    habit: { clock: '19:00', rests: 2, keeps: [[1, 0]], answers: 0, tells: 1 },
    pain: [[1, 4]],
    mood: [[1, 2]],
    symptoms: [{ ago: 1, pain: 'moderate', has: ['stress'] }],
    plan: null,
    checkout: { state: 'processing', months: 3, ago: 1 },
  },
  // Tried a month after a bike crash, found the neck films useful, let the plan end when the neck was well. No drama.
  {
    ...onTheirOwn,
    firstName: 'Tom',
    lastName: 'Cobbleberry',
    age: 44,
    gender: 'male',
    locale: 'en',
    avatar: 2,
    country: 'GB',
    joined: 119,
    care: null,
    alone: [
      { program: 'calm-neck', weekly: 4, since: 118 },
      { program: 'shoulder-stick', weekly: 2, since: 110 },
    ],
    habit: {
      clock: '20:00',
      rests: 2,
      keeps: [
        [119, 0.9],
        [96, 0.7],
        [90, 0],
      ],
      answers: 0.2,
      tells: 0.1,
    },
    pain: [
      [119, 4],
      [90, 1],
    ],
    mood: [
      [119, 2],
      [90, 3],
    ],
    symptoms: [{ ago: 118, pain: 'moderate', has: [] }],
    plan: { source: 'card', status: 'ended', months: 1, began: 118, ends: -88 },
  },
  // Got a year as a birthday gift from a friend in the choir and trains by herself, neck and breath, without any
  // specialist.
  {
    ...onTheirOwn,
    firstName: 'Beata',
    lastName: 'Macierzanka',
    age: 53,
    gender: 'female',
    locale: 'pl',
    avatar: 3,
    joined: 77,
    care: null,
    alone: [
      { program: 'calm-neck', weekly: 3, since: 77 },
      { program: 'calming-breath', weekly: 3, since: 77 },
    ],
    habit: {
      clock: '17:30',
      rests: 2,
      keeps: [
        [77, 0.7],
        [1, 0.6],
      ],
      answers: 0.5,
      tells: 0.4,
    },
    away: [{ from: 40, to: 34, why: 'holiday' }],
    pain: [
      [77, 3],
      [1, 2],
    ],
    mood: [
      [77, 2.4],
      [1, 3],
    ],
    symptoms: [{ ago: 70, pain: 'moderate', has: ['stress'] }],
    plan: { source: 'gift', status: 'active', months: 12, began: 77, ends: 288 },
  },
  // A gift of one month, used up to the last day. Thinks it over; the card was refused once.
  {
    ...onTheirOwn,
    firstName: 'Czesław',
    lastName: 'Bławatek',
    age: 65,
    gender: 'male',
    locale: 'pl',
    avatar: 5,
    joined: 41,
    care: null,
    alone: [
      { program: 'sit-to-stand', weekly: 3, since: 40 },
      { program: 'knee-hug', weekly: 2, since: 33 },
    ],
    habit: {
      clock: '09:15',
      rests: 1,
      keeps: [
        [41, 0.8],
        [9, 0.6],
      ],
      answers: 0.3,
      tells: 0.2,
    },
    pain: [
      [41, 4],
      [9, 3],
    ],
    mood: [
      [41, 2],
      [9, 2.6],
    ],
    plan: { source: 'gift', status: 'ended', months: 1, began: 40, ends: -9 },
    checkout: { state: 'problem', months: 1, ago: 8 },
  },
  // Never quite took to films. Trained for a month, then said goodbye politely and left the team.
  {
    ...onTheirOwn,
    firstName: 'Henryk',
    lastName: 'Leszczyna',
    age: 76,
    gender: 'male',
    locale: 'pl',
    avatar: null,
    joined: 134,
    care: { specialist: KATARZYNA, since: 133, left: 84 },
    path: {
      name: 'Spokojny początek',
      note: 'Zacznij od siedzenia przy oknie.',
      trainings: [{ program: 'chair-morning', weekly: 3, since: 133 }],
    },
    habit: {
      clock: '10:40',
      rests: 2,
      keeps: [
        [133, 0.9],
        [110, 0.7],
        [96, 0],
      ],
      answers: 0.2,
      tells: 0.1,
    },
    pain: [
      [133, 4],
      [96, 4],
    ],
    mood: [
      [133, 2],
      [96, 1.6],
    ],
    symptoms: [{ ago: 132, pain: 'moderate', has: [] }],
    notes: [[125, 'Dobre, ale wolę spacer.']],
    plan: { source: 'card', status: 'ended', months: 1, began: 133, ends: -72 },
  },
]
