import { KATARZYNA } from '../specialists.ts'
import type { Story } from '../story.ts'

/** Hips, knees and ankles: after surgery, worn, or simply overdone. */
export const jointStories: Story[] = [
  // The member whose account visitors try. A school librarian with a stiff hip and a tired back, funny about both.
  // Steady
  // for half a year; a cycling holiday and a week in bed are the holes, and she came back from each.
  {
    firstName: 'Anna',
    lastName: 'Jarzębina',
    age: 52,
    gender: 'female',
    locale: 'pl',
    avatar: 3,
    joined: 176,
    care: { specialist: KATARZYNA, since: 170 },
    path: {
      name: 'Biodro bez pośpiechu',
      note: 'Dwa dni w tygodniu odpoczywaj. Jeśli ból przekroczy 4, zostań przy jednej serii.',
      trainings: [
        { program: 'stable-bridge', weekly: 2, since: 170 },
        { program: 'cat-back', weekly: 2, since: 170 },
        { program: 'side-lying-hips', weekly: 1, since: 120 },
        { program: 'sit-to-stand', weekly: 2, since: 76 },
        { program: 'wall-push', weekly: 2, since: 150, until: 76 },
        { program: 'calming-breath', weekly: 1, since: 48 },
        { program: 'morning-mobility', weekly: 1, since: 20 },
        { program: 'balance-with-a-chair', weekly: 1, since: 2 },
        { program: 'steady-steps', weekly: 0, since: 20 },
        { program: 'unhurried-warrior', weekly: 0, since: 20 },
      ],
    },
    habit: {
      clock: '18:10',
      rests: 2,
      keeps: [
        [170, 0.7],
        [60, 0.9],
        [1, 0.88],
      ],
      answers: 0.45,
      tells: 0.5,
    },
    away: [
      { from: 128, to: 119, why: 'holiday' },
      { from: 71, to: 64, why: 'illness' },
    ],
    pain: [
      [170, 6],
      [120, 5],
      [62, 4.5],
      [30, 3],
      [1, 2],
    ],
    mood: [
      [170, 1.2],
      [100, 2],
      [66, 1.4],
      [1, 2.6],
    ],
    symptoms: [
      { ago: 169, pain: 'strong', has: ['sleepIssues', 'fatigue', 'stress'] },
      { ago: 88, pain: 'moderate', has: ['sleepIssues', 'stress'] },
      { ago: 9, pain: 'moderate', has: ['stress'] },
    ],
    notes: [
      [166, 'Most wyszedł mi raczej jak kładka.'],
      [131, 'Schody w bibliotece bez trzymania poręczy, pierwszy raz od dawna.'],
      [63, 'Po chorobie nogi z waty, ale grzbiet chętny.'],
      [34, 'Przespałam noc na boku.'],
      [6, 'Dziś nic nie kliknęło. Miło.'],
    ],
    plan: { source: 'card', status: 'active', months: 12, began: 176, ends: 189 },
  },
  // A retired accountant with a new right knee. Exercises at dawn and writes like a ledger; the swelling went, the
  // stairs
  // came back. Her only gap is a cold, of which she gave notice.
  {
    firstName: 'Halina',
    lastName: 'Zawilec',
    age: 67,
    gender: 'female',
    locale: 'pl',
    avatar: 6,
    joined: 152,
    care: { specialist: KATARZYNA, since: 151 },
    path: {
      name: 'Kolano po operacji',
      note: 'Najpierw zgięcie bez bólu, potem siła. Lód po treningu, jeśli kolano jest ciepłe.',
      trainings: [
        { program: 'quiet-knees', weekly: 6, since: 151 },
        { program: 'light-feet', weekly: 3, since: 151 },
        { program: 'sit-to-stand', weekly: 3, since: 96 },
        { program: 'balance-with-a-chair', weekly: 2, since: 40 },
        { program: 'steady-steps', weekly: 0, since: 11 },
      ],
    },
    habit: {
      clock: '06:20',
      rests: 1,
      keeps: [
        [151, 0.97],
        [1, 0.95],
      ],
      answers: 0.8,
      tells: 0.7,
    },
    away: [{ from: 58, to: 51, why: 'illness' }],
    pain: [
      [151, 7],
      [120, 5],
      [80, 4],
      [40, 2.5],
      [1, 1],
    ],
    mood: [
      [151, 1],
      [90, 2],
      [1, 2.8],
    ],
    symptoms: [
      { ago: 151, pain: 'strong', has: ['inflammation', 'sleepIssues', 'unableToFunction'] },
      { ago: 95, pain: 'moderate', has: ['inflammation'] },
      { ago: 14, pain: 'none', has: [] },
    ],
    notes: [
      [149, 'Zgięcie 70 stopni, zmierzone kątomierzem wnuka.'],
      [118, 'Zgięcie 95 stopni.'],
      [77, 'Zeszłam do piwnicy po dżem. Trzynaście stopni, bez postoju.'],
      [12, 'Zgięcie 118. Wyprost pełny.'],
    ],
    plan: { source: 'card', status: 'active', months: 3, began: 152, ends: 30 },
  },
  // New left hip, brave, underreports. It went well until a chair exercise was added and the pain turned up
  // again: two unread messages wait for the specialist, and the last planned days are empty.
  {
    firstName: 'Maria',
    lastName: 'Wrzosiec',
    age: 58,
    gender: 'female',
    locale: 'pl',
    avatar: 3,
    joined: 80,
    care: { specialist: KATARZYNA, since: 79 },
    path: {
      name: 'Nowe biodro',
      note: 'Nie krzyżuj nóg i nie siadaj nisko. Zatrzymaj się, zanim zaboli.',
      trainings: [
        { program: 'knee-hug', weekly: 2, since: 79, until: 74 },
        { program: 'light-feet', weekly: 5, since: 79 },
        { program: 'stable-bridge', weekly: 3, since: 62 },
        { program: 'sit-to-stand', weekly: 2, since: 7 },
        { program: 'side-lying-hips', weekly: 0, since: 62 },
        { program: 'balance-with-a-chair', weekly: 0, since: 62 },
      ],
    },
    habit: {
      clock: '10:30',
      rests: 1,
      keeps: [
        [79, 0.85],
        [8, 0.85],
        [5, 1],
        [4, 1],
        [3, 0],
      ],
      answers: 0.7,
      tells: 0.5,
    },
    away: [],
    pain: [
      [79, 6],
      [40, 4],
      [7, 3.5],
      [5, 4.2],
      [4, 6],
      [3, 7.5],
    ],
    mood: [
      [79, 1.6],
      [30, 2.6],
      [7, 2.2],
      [4, 0.6],
    ],
    symptoms: [
      { ago: 79, pain: 'strong', has: ['fatigue', 'sleepIssues'] },
      { ago: 2, pain: 'strong', has: ['sleepIssues', 'fatigue', 'stress'] },
    ],
    notes: [
      [60, 'Spacer do rynku i z powrotem.'],
      [22, 'Wreszcie wkładam skarpety sama.'],
      [4, 'Krzesło było niskie, innego nie mam.'],
    ],
    plan: { source: 'card', status: 'active', months: 3, began: 80, ends: 11 },
  },
  // Worn knees and a big garden. Trains gladly, disappears whenever the grandchildren come, and always says so first.
  {
    firstName: 'Stanisław',
    lastName: 'Głóg',
    age: 71,
    gender: 'male',
    locale: 'pl',
    avatar: 5,
    joined: 240,
    care: { specialist: KATARZYNA, since: 233 },
    path: {
      name: 'Kolana ogrodnika',
      note: 'Krócej, a częściej. Po grządkach zawsze pięć minut nóg w górze.',
      trainings: [
        { program: 'quiet-knees', weekly: 4, since: 233 },
        { program: 'sit-to-stand', weekly: 3, since: 200 },
        { program: 'light-feet', weekly: 2, since: 110 },
      ],
    },
    habit: {
      clock: '08:40',
      rests: 2,
      keeps: [
        [233, 0.8],
        [1, 0.8],
      ],
      answers: 0.3,
      tells: 0.2,
    },
    away: [
      { from: 205, to: 190, why: 'family' },
      { from: 96, to: 61, why: 'family' },
      { from: 4, to: -2, why: 'family' },
    ],
    pain: [
      [233, 5],
      [150, 4],
      [90, 5],
      [1, 3],
    ],
    mood: [
      [233, 2.6],
      [1, 3],
    ],
    symptoms: [
      { ago: 230, pain: 'moderate', has: ['inflammation'] },
      { ago: 58, pain: 'moderate', has: [] },
    ],
    notes: [
      [180, 'Grządki przekopane na raty.'],
      [60, 'Po wnukach kolana o pięć lat starsze, głowa o pięć młodsza.'],
    ],
    plan: { source: 'card', status: 'active', months: 12, began: 240, ends: 125 },
  },
  // A marathon runner with a sore hip who wants it gone before the next start. Does more than she is given; the plan's
  // art
  // is to give less, and she has begun to see the point.
  {
    firstName: 'Aleksandra',
    lastName: 'Barwinek',
    age: 27,
    gender: 'female',
    locale: 'pl',
    avatar: 3,
    joined: 62,
    care: { specialist: KATARZYNA, since: 61 },
    path: {
      name: 'Biodro biegaczki',
      note: 'Mniej, wolniej, dokładniej. Dzień wolny jest częścią planu.',
      trainings: [
        { program: 'side-lying-hips', weekly: 5, since: 61 },
        { program: 'stable-bridge', weekly: 5, since: 61 },
        { program: 'unhurried-warrior', weekly: 4, since: 44 },
        { program: 'bird-dog', weekly: 4, since: 18 },
      ],
    },
    habit: {
      clock: '05:50',
      rests: 1,
      keeps: [
        [60, 1],
        [1, 0.96],
      ],
      answers: 0.6,
      tells: 0.3,
    },
    away: [{ from: 33, to: 29, why: 'illness' }],
    pain: [
      [60, 4],
      [46, 6],
      [36, 5],
      [20, 3],
      [1, 1.5],
    ],
    mood: [
      [60, 3],
      [45, 1.4],
      [20, 2.8],
      [1, 3.6],
    ],
    symptoms: [
      { ago: 60, pain: 'moderate', has: ['inflammation', 'stress'] },
      { ago: 16, pain: 'moderate', has: [] },
    ],
    notes: [
      [58, 'Zrobiłam dwa razy, bo było lekko.'],
      [46, 'Po treningu jeszcze 12 km. Tak, wiem.'],
      [9, 'Dzień wolny wyszedł mi lepiej niż bieganie.'],
    ],
    plan: { source: 'card', status: 'active', months: 3, began: 61, ends: 30 },
  },
  // The youngest: a sprained ankle, a volleyball season, and exams in between. Good weeks and empty ones.
  {
    firstName: 'Kacper',
    lastName: 'Trzmielina',
    age: 19,
    gender: 'male',
    locale: 'pl',
    avatar: 2,
    joined: 47,
    care: { specialist: KATARZYNA, since: 46 },
    path: {
      name: 'Kostka',
      note: 'Stój przy ścianie. Skakać będziemy, kiedy dziesięć wspięć na palce przejdzie bez bólu.',
      trainings: [
        { program: 'light-feet', weekly: 5, since: 46 },
        { program: 'balance-with-a-chair', weekly: 3, since: 31 },
        { program: 'unhurried-warrior', weekly: 0, since: 31 },
      ],
    },
    habit: {
      clock: '20:45',
      rests: 1,
      keeps: [
        [46, 0.8],
        [25, 0.5],
        [10, 0.75],
      ],
      answers: 0.25,
      tells: 0.1,
    },
    away: [{ from: 23, to: 15, why: 'work' }],
    pain: [
      [46, 5],
      [30, 3],
      [12, 1],
      [1, 0.4],
    ],
    mood: [
      [46, 1.6],
      [1, 3],
    ],
    symptoms: [{ ago: 46, pain: 'moderate', has: ['inflammation'] }],
    notes: [
      [40, 'Stanie na jednej nodze to żart. Przegrałem.'],
      [11, '10 wspięć. Bez bólu.'],
    ],
    plan: { source: 'card', status: 'active', months: 1, began: 47, ends: 14 },
  },
]
