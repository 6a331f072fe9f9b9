import { MAREK } from '../specialists.ts'
import type { Story } from '../story.ts'

/** Sleep, pain that wanders, nerves: those for whom the day's measure is energy. */
export const restStories: Story[] = [
  // Managed people until he could not sleep. Approaches rest as a project, and is slowly failing at that, to his
  // relief.
  {
    firstName: 'Krzysztof',
    lastName: 'Goryczka',
    age: 51,
    gender: 'male',
    locale: 'pl',
    avatar: 2,
    joined: 92,
    care: { specialist: MAREK, since: 90 },
    path: {
      name: 'Wieczór',
      note: 'Ekrany gasną o dziewiątej. Ten jeden film jest wyjątkiem.',
      trainings: [
        { program: 'bedtime-breath', weekly: 5, since: 90 },
        { program: 'deep-rest', weekly: 2, since: 60 },
      ],
    },
    habit: {
      clock: '21:30',
      rests: 1,
      keeps: [
        [90, 0.95],
        [60, 0.5],
        [1, 0.75],
      ],
      answers: 0.45,
      tells: 0.5,
    },
    away: [{ from: 72, to: 63, why: 'work' }],
    pain: [
      [90, 2],
      [1, 1],
    ],
    mood: [
      [90, 1],
      [65, 0.6],
      [1, 2.2],
    ],
    symptoms: [
      { ago: 90, pain: 'none', has: ['stress', 'sleepIssues', 'anxiety'] },
      { ago: 35, pain: 'none', has: ['stress', 'sleepIssues'] },
    ],
    notes: [
      [88, 'Sen 4 h 50 min, wydajność oddechu nieznana.'],
      [31, 'Zasnąłem w połowie. Liczyć jako zrobione?'],
      [4, 'Nie mierzyłem.'],
    ],
    plan: { source: 'card', status: 'active', months: 3, began: 92, ends: 89 },
  },
  // Long tired after a virus, and anxious with it. Irish, works nights for an office in another time zone. Kind to
  // everyone but herself.
  {
    firstName: 'Maeve',
    lastName: 'Bramblewood',
    age: 29,
    gender: 'female',
    locale: 'en',
    avatar: 1,
    joined: 53,
    care: { specialist: MAREK, since: 51 },
    path: {
      name: 'Small and often',
      note: 'Three minutes count. Skip without an apology.',
      trainings: [
        { program: 'gentle-return', weekly: 3, since: 51 },
        { program: 'bedtime-breath', weekly: 3, since: 51 },
      ],
    },
    habit: {
      clock: '15:30',
      rests: 2,
      keeps: [
        [51, 0.6],
        [20, 0.5],
        [1, 0.7],
      ],
      answers: 0.5,
      tells: 0.7,
    },
    away: [{ from: 27, to: 20, why: 'illness' }],
    pain: [
      [51, 2],
      [1, 2],
    ],
    mood: [
      [51, 0.9],
      [25, 0.6],
      [1, 1.7],
    ],
    symptoms: [
      { ago: 50, pain: 'none', has: ['postViralFatigue', 'anxiety', 'fatigue', 'sleepIssues'] },
      { ago: 18, pain: 'moderate', has: ['postViralFatigue', 'anxiety', 'fatigue'] },
    ],
    notes: [
      [45, 'Managed half. Sorry. Not sorry, I am told.'],
      [3, 'Did it in the garden.'],
    ],
    plan: { source: 'card', status: 'active', months: 1, began: 53, ends: 7 },
  },
  // Fibromyalgia for fifteen years: the pain moves house every week, so the course is a hilly one and stays so.
  {
    firstName: 'Lucyna',
    lastName: 'Mięta',
    age: 60,
    gender: 'female',
    locale: 'pl',
    avatar: 3,
    joined: 147,
    care: { specialist: MAREK, since: 143 },
    path: {
      name: 'Łagodnie',
      note: 'W gorszy dzień połowa albo sam oddech. Plan poczeka.',
      trainings: [
        { program: 'morning-mobility', weekly: 3, since: 143 },
        { program: 'deep-rest', weekly: 2, since: 143 },
        { program: 'waking-hands', weekly: 2, since: 77 },
      ],
    },
    habit: {
      clock: '09:50',
      rests: 2,
      keeps: [
        [143, 0.65],
        [1, 0.7],
      ],
      answers: 0.6,
      tells: 0.8,
    },
    away: [
      { from: 118, to: 111, why: 'illness' },
      { from: 39, to: 33, why: 'holiday' },
    ],
    pain: [
      [143, 6],
      [120, 7],
      [105, 4],
      [80, 6],
      [60, 4],
      [45, 6],
      [30, 3],
      [15, 5],
      [1, 4],
    ],
    mood: [
      [143, 1.3],
      [118, 0.6],
      [60, 2],
      [1, 2],
    ],
    symptoms: [
      { ago: 142, pain: 'strong', has: ['fatigue', 'sleepIssues', 'gastrointestinalIssues'] },
      { ago: 44, pain: 'moderate', has: ['fatigue', 'sleepIssues'] },
    ],
    notes: [
      [122, 'Dziś boli łokieć. Nie ćwiczyłam łokciem.'],
      [58, 'Gorszy dzień, sam oddech.'],
      [29, 'Nad morzem bolało mniej. Proszę o morze na receptę.'],
    ],
    plan: { source: 'card', status: 'active', months: 12, began: 147, ends: 218 },
  },
  // A long treatment is behind him, and with it most of his strength. Walks to the post box, later to the bridge. Says
  // little about the illness and a lot about birds.
  {
    firstName: 'Adam',
    lastName: 'Kminek',
    age: 47,
    gender: 'male',
    locale: 'pl',
    avatar: null,
    joined: 98,
    care: { specialist: MAREK, since: 97 },
    path: {
      name: 'Do mostu i z powrotem',
      note: 'Połowa tego, na co masz siłę. Druga połowa jest na resztę dnia.',
      trainings: [
        { program: 'gentle-return', weekly: 4, since: 97 },
        { program: 'sit-to-stand', weekly: 2, since: 34 },
        { program: 'light-feet', weekly: 0, since: 34 },
        { program: 'steady-steps', weekly: 0, since: 34 },
      ],
    },
    habit: {
      clock: '10:15',
      rests: 2,
      keeps: [
        [97, 0.6],
        [1, 0.85],
      ],
      answers: 0.45,
      tells: 0.35,
    },
    away: [
      { from: 81, to: 74, why: 'illness' },
      { from: 53, to: 48, why: 'illness' },
    ],
    pain: [
      [97, 4],
      [1, 2],
    ],
    mood: [
      [97, 1.4],
      [1, 2.6],
    ],
    symptoms: [
      { ago: 96, pain: 'moderate', has: ['fatigue', 'unableToFunction', 'gastrointestinalIssues'] },
      { ago: 30, pain: 'moderate', has: ['fatigue'] },
    ],
    notes: [
      [90, 'Do skrzynki. Dwa kosy.'],
      [12, 'Do mostu. Zimorodek.'],
    ],
    plan: { source: 'free', status: 'ended', months: 3, began: 98, ends: -7 },
    checkout: { state: 'cancelled', months: 3, ago: 5 },
  },
]
