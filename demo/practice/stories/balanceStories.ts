import { KATARZYNA, MAREK } from '../specialists.ts'
import type { Story } from '../story.ts'

/** Standing firmly, and the chair when standing is too much. */
export const balanceStories: Story[] = [
  // Widowed not long ago. Signed up with her daughter, trained well, then stopped in the third month and nobody pushed.
  // Three
  // weeks ago she began again with five minutes a day.
  {
    firstName: 'Teresa',
    lastName: 'Kalina',
    age: 74,
    gender: 'female',
    locale: 'pl',
    avatar: 6,
    joined: 196,
    care: { specialist: KATARZYNA, since: 190 },
    path: {
      name: 'Po swojemu',
      note: 'Pięć minut wystarczy. Krzesło stoi, kiedy masz ochotę.',
      trainings: [
        { program: 'chair-morning', weekly: 4, since: 189 },
        { program: 'calming-breath', weekly: 2, since: 160 },
        { program: 'balance-with-a-chair', weekly: 2, since: 160, until: 22 },
      ],
    },
    habit: {
      clock: '09:30',
      rests: 1,
      keeps: [
        [190, 0.85],
        [125, 0.7],
        [100, 0.25],
        [84, 0],
        [23, 0],
        [21, 0.7],
        [1, 0.8],
      ],
      answers: 0.5,
      tells: 0.35,
    },
    away: [{ from: 83, to: 22, why: 'silence' }],
    pain: [
      [190, 3],
      [100, 4],
      [1, 2.5],
    ],
    mood: [
      [190, 1],
      [130, 1.6],
      [90, 0.3],
      [22, 0.8],
      [1, 2],
    ],
    symptoms: [
      { ago: 188, pain: 'moderate', has: ['sleepIssues', 'depressiveStates'] },
      { ago: 20, pain: 'moderate', has: ['sleepIssues', 'depressiveStates', 'fatigue'] },
    ],
    notes: [
      [150, 'Pogoda ładna, poćwiczyłam przy oknie.'],
      [20, 'Usiadłam, zrobiłam, wstałam.'],
      [7, 'Po treningu zadzwoniłam do siostry.'],
    ],
    plan: { source: 'gift', status: 'active', months: 12, began: 196, ends: 169 },
  },
  // Osteoporosis and a fall on ice two winters ago. Afraid of the next one; learns to trust the chair, then the floor.
  {
    firstName: 'Zofia',
    lastName: 'Rozmaryn',
    age: 79,
    gender: 'female',
    locale: 'pl',
    avatar: 6,
    joined: 210,
    care: { specialist: KATARZYNA, since: 205 },
    path: {
      name: 'Pewny krok',
      note: 'Prosto, bez skłonów i skrętów z ciężarem. Krzesło zawsze w zasięgu ręki.',
      trainings: [
        { program: 'sit-to-stand', weekly: 3, since: 204 },
        { program: 'balance-with-a-chair', weekly: 4, since: 140 },
        { program: 'steady-steps', weekly: 3, since: 52 },
      ],
    },
    habit: {
      clock: '10:05',
      rests: 2,
      keeps: [
        [205, 0.8],
        [1, 0.92],
      ],
      answers: 0.55,
      tells: 0.5,
    },
    away: [{ from: 171, to: 158, why: 'illness' }],
    pain: [
      [205, 4],
      [100, 3],
      [1, 2],
    ],
    mood: [
      [205, 1],
      [60, 2],
      [1, 2.6],
    ],
    symptoms: [
      { ago: 204, pain: 'moderate', has: ['anxiety'] },
      { ago: 100, pain: 'moderate', has: ['anxiety'] },
      { ago: 25, pain: 'none', has: [] },
    ],
    notes: [
      [138, 'Jedna ręka na krześle.'],
      [51, 'Dwa palce na krześle.'],
      [5, 'Krzesło stało samo.'],
    ],
    plan: { source: 'card', status: 'active', months: 12, began: 210, ends: 155 },
  },
  // The eldest. Her granddaughter set the tablet up; she nods at it every morning and has not missed many.
  {
    firstName: 'Irena',
    lastName: 'Dziewanna',
    age: 84,
    gender: 'female',
    locale: 'pl',
    avatar: 6,
    joined: 160,
    care: { specialist: KATARZYNA, since: 158 },
    path: {
      name: 'Poranek',
      note: 'Krzesło z oparciem, obie stopy na podłodze. Kończ, kiedy chcesz.',
      trainings: [
        { program: 'chair-morning', weekly: 6, since: 158 },
        { program: 'waking-hands', weekly: 3, since: 70 },
      ],
    },
    habit: {
      clock: '08:00',
      rests: 0,
      keeps: [
        [158, 0.9],
        [1, 0.93],
      ],
      answers: 0.2,
      tells: 0.6,
    },
    away: [{ from: 92, to: 84, why: 'family' }],
    pain: [
      [158, 4],
      [1, 3],
    ],
    mood: [
      [158, 2.4],
      [1, 3],
    ],
    symptoms: [{ ago: 157, pain: 'moderate', has: ['heartConditions', 'sleepIssues'] }],
    notes: [
      [120, 'zrobione'],
      [30, 'zrobione, pani w filmie też nie ma siły przy ostatnim'],
    ],
    plan: { source: 'gift', status: 'active', months: 12, began: 160, ends: 205 },
  },
  // Dizzy spells kept her indoors for a year. Turns her head again, and crosses the road alone.
  {
    firstName: 'Helena',
    lastName: 'Nawłoć',
    age: 69,
    gender: 'female',
    locale: 'pl',
    avatar: 6,
    joined: 102,
    care: { specialist: KATARZYNA, since: 100, putOff: 3 },
    path: {
      name: 'Równowaga',
      note: 'Najpierw oczy, potem głowa, na końcu nogi. Usiądź, gdy zakręci się w głowie.',
      trainings: [
        { program: 'calm-neck', weekly: 3, since: 98 },
        { program: 'balance-with-a-chair', weekly: 3, since: 85 },
        { program: 'steady-steps', weekly: 2, since: 19 },
      ],
    },
    habit: {
      clock: '11:00',
      rests: 2,
      keeps: [
        [100, 0.6],
        [50, 0.85],
        [1, 0.85],
      ],
      answers: 0.5,
      tells: 0.4,
    },
    away: [{ from: 68, to: 60, why: 'illness' }],
    pain: [
      [100, 3],
      [1, 1],
    ],
    mood: [
      [100, 0.9],
      [1, 2.7],
    ],
    symptoms: [
      { ago: 99, pain: 'moderate', has: ['anxiety', 'unableToFunction'] },
      { ago: 18, pain: 'none', has: [] },
    ],
    notes: [
      [59, 'Po chorobie znowu od krzesła.'],
      [3, 'Przeszłam przez jezdnię sama.'],
    ],
    plan: { source: 'card', status: 'active', months: 3, began: 102, ends: 79 },
  },
  // Broke a hip on the stairs, walks with a stick, wants to dance at a wedding in half a year. Dances already, sitting.
  {
    firstName: 'Wanda',
    lastName: 'Paprotna',
    age: 77,
    gender: 'female',
    locale: 'pl',
    avatar: 6,
    joined: 88,
    care: { specialist: MAREK, since: 86 },
    path: {
      name: 'Do wesela',
      note: 'Codziennie trochę. Laska jest dobra, pośpiech nie.',
      trainings: [
        { program: 'chair-morning', weekly: 4, since: 83 },
        { program: 'steady-steps', weekly: 3, since: 41 },
      ],
    },
    habit: {
      clock: '17:00',
      rests: 1,
      keeps: [
        [86, 0.85],
        [1, 0.9],
      ],
      answers: 0.4,
      tells: 0.6,
    },
    away: [],
    pain: [
      [86, 6],
      [45, 4],
      [1, 2.5],
    ],
    mood: [
      [86, 2.2],
      [1, 3.3],
    ],
    symptoms: [
      { ago: 85, pain: 'strong', has: ['unableToFunction'] },
      { ago: 12, pain: 'moderate', has: [] },
    ],
    notes: [
      [40, 'Trzy kroki walca przy kredensie.'],
      [2, 'Obrót w lewo opanowany.'],
    ],
    plan: { source: 'free', status: 'active', months: 12, began: 88, ends: 277 },
  },
  // Her joints bend too far and tire early. Studies fine arts, draws the exercises to remember them.
  {
    firstName: 'Natalia',
    lastName: 'Sasanka',
    age: 24,
    gender: 'undeclared',
    locale: 'pl',
    avatar: 1,
    joined: 83,
    care: { specialist: KATARZYNA, since: 81 },
    path: {
      name: 'Stabilnie',
      note: 'Nie do końca zakresu: zatrzymaj się o włos wcześniej.',
      trainings: [
        { program: 'stable-bridge', weekly: 3, since: 81 },
        { program: 'band-row', weekly: 2, since: 81 },
        { program: 'unhurried-warrior', weekly: 1, since: 24 },
      ],
    },
    habit: {
      clock: '21:05',
      rests: 2,
      keeps: [
        [81, 0.65],
        [1, 0.7],
      ],
      answers: 0.35,
      tells: 0.45,
    },
    away: [{ from: 55, to: 43, why: 'work' }],
    pain: [
      [81, 5],
      [50, 5],
      [1, 3],
    ],
    mood: [
      [81, 2],
      [50, 1.2],
      [1, 2.8],
    ],
    symptoms: [{ ago: 80, pain: 'moderate', has: ['fatigue', 'gastrointestinalIssues'] }],
    notes: [
      [76, 'Narysowałam sobie most, łatwiej pamiętać.'],
      [20, 'Wojownik chwieje się jak modelka na krześle.'],
    ],
    plan: { source: 'card', status: 'cancelled', months: 1, began: 83, ends: 8 },
  },
]
