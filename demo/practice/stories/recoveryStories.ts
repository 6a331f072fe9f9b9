import { KATARZYNA, MAREK } from '../specialists.ts'
import type { Story } from '../story.ts'

/** Back to movement after illness, birth or a long tiredness; and the wheelchair. */
export const recoveryStories: Story[] = [
  // Never quite well again after an infection a year ago. Learns to stop before the wall, not at it; two relapses
  // taught
  // her more than the good weeks.
  {
    firstName: 'Agnieszka',
    lastName: 'Czeremcha',
    age: 42,
    gender: 'female',
    locale: 'pl',
    avatar: 1,
    joined: 165,
    care: { specialist: MAREK, since: 161 },
    path: {
      name: 'Mniej niż możesz',
      note: 'Kończ, kiedy masz jeszcze siłę. Jeśli następny dzień jest gorszy, zmniejsz o połowę.',
      trainings: [
        { program: 'gentle-return', weekly: 3, since: 159 },
        { program: 'calming-breath', weekly: 3, since: 159 },
        { program: 'morning-mobility', weekly: 2, since: 95, until: 83 },
        { program: 'deep-rest', weekly: 2, since: 80 },
      ],
    },
    habit: {
      clock: '11:20',
      rests: 2,
      keeps: [
        [161, 0.7],
        [100, 0.85],
        [40, 0.7],
        [1, 0.8],
      ],
      answers: 0.6,
      tells: 0.7,
    },
    away: [
      { from: 142, to: 131, why: 'illness' },
      { from: 90, to: 81, why: 'illness' },
    ],
    pain: [
      [161, 3],
      [90, 4],
      [1, 2],
    ],
    mood: [
      [161, 0.9],
      [100, 1.8],
      [88, 0.5],
      [1, 2.1],
    ],
    symptoms: [
      { ago: 160, pain: 'moderate', has: ['postViralFatigue', 'fatigue', 'sleepIssues', 'unableToFunction'] },
      { ago: 82, pain: 'moderate', has: ['postViralFatigue', 'fatigue', 'unableToFunction', 'anxiety'] },
      { ago: 11, pain: 'none', has: ['postViralFatigue', 'fatigue'] },
    ],
    notes: [
      [158, 'Cztery minuty. Wystarczyło.'],
      [94, 'Dobry dzień, zrobiłam wszystko.'],
      [79, 'Leżałam i to był trening.'],
      [10, 'Skończyłam przed końcem. Celowo.'],
    ],
    plan: { source: 'card', status: 'active', months: 3, began: 165, ends: 17 },
  },
  // A stroke took the left side; he sits in a wheelchair and plans to leave it for the kitchen table. His wife types
  // what
  // he dictates, and sometimes adds a line of her own.
  {
    firstName: 'Jerzy',
    lastName: 'Tarnina',
    age: 63,
    gender: 'male',
    locale: 'pl',
    avatar: 5,
    joined: 125,
    care: { specialist: MAREK, since: 122 },
    path: {
      name: 'Lewa ręka wraca',
      note: 'Zdrowa ręka pomaga chorej, nigdy jej nie zastępuje. Hamulce w wózku zaciągnięte.',
      trainings: [
        { program: 'wheelchair-twists', weekly: 4, since: 120 },
        { program: 'waking-hands', weekly: 4, since: 120 },
        { program: 'chair-morning', weekly: 2, since: 33 },
      ],
    },
    habit: {
      clock: '10:50',
      rests: 1,
      keeps: [
        [122, 0.8],
        [1, 0.9],
      ],
      answers: 0.5,
      tells: 0.3,
    },
    away: [{ from: 64, to: 52, why: 'illness' }],
    pain: [
      [122, 4],
      [60, 5],
      [1, 3],
    ],
    mood: [
      [122, 0.8],
      [60, 1],
      [1, 2.3],
    ],
    symptoms: [
      { ago: 121, pain: 'moderate', has: ['unableToFunction', 'fatigue', 'heartConditions'] },
      { ago: 28, pain: 'moderate', has: ['fatigue', 'heartConditions'] },
    ],
    notes: [
      [110, 'Palec wskazujący ruszył.'],
      [50, 'Po szpitalu słabiej. Mąż się nie poddaje, dopisała żona.'],
      [9, 'Utrzymał kubek. Pusty, ale utrzymał.'],
    ],
    plan: { source: 'free', status: 'active', months: 12, began: 125, ends: 240 },
  },
  // Has used a wheelchair for eleven years and knows his body better than any of us. Here for shoulders that push all
  // day. Wry, exact, allergic to being admired. His plan ends in five days.
  {
    firstName: 'Samuel',
    lastName: 'Foxglove',
    age: 41,
    gender: 'male',
    locale: 'en',
    avatar: 2,
    joined: 87,
    care: { specialist: KATARZYNA, since: 86 },
    path: {
      name: 'Shoulders for the long run',
      note: 'Pull more than you push. Brakes on, chest long, breath easy.',
      trainings: [
        { program: 'wheelchair-twists', weekly: 4, since: 85 },
        { program: 'band-row', weekly: 3, since: 85 },
        { program: 'calm-neck', weekly: 2, since: 25 },
      ],
    },
    habit: {
      clock: '07:40',
      rests: 1,
      keeps: [
        [86, 0.9],
        [1, 0.93],
      ],
      answers: 0.5,
      tells: 0.2,
    },
    away: [{ from: 47, to: 41, why: 'holiday' }],
    pain: [
      [86, 5],
      [50, 4],
      [1, 2],
    ],
    mood: [
      [86, 2.2],
      [1, 3],
    ],
    symptoms: [
      { ago: 85, pain: 'moderate', has: [] },
      { ago: 13, pain: 'moderate', has: [] },
    ],
    notes: [
      [80, 'Cobbles yesterday. Band today. Fair.'],
      [39, 'Airports are an upper-body sport.'],
      [4, 'Left side quiet for a week.'],
    ],
    plan: { source: 'card', status: 'cancelled', months: 3, began: 87, ends: 5 },
  },
  // Came in the fifth month with an aching pelvis and many questions. Trained till the week before the birth, was away
  // for
  // ten weeks, and is starting again from the breath.
  {
    firstName: 'Marta',
    lastName: 'Konwalia',
    age: 31,
    gender: 'female',
    locale: 'pl',
    avatar: 4,
    joined: 198,
    care: { specialist: KATARZYNA, since: 196, putOff: 6 },
    path: {
      name: 'Przed i po',
      note: 'Po porodzie zaczynamy od oddechu. Nic nie ciągnie, nic nie ciąży, wtedy dalej.',
      trainings: [
        { program: 'pelvic-floor', weekly: 4, since: 195 },
        { program: 'cat-back', weekly: 3, since: 195, until: 26 },
        { program: 'calming-breath', weekly: 3, since: 150 },
        { program: 'side-lying-hips', weekly: 2, since: 170, until: 26 },
        { program: 'stable-bridge', weekly: 0, since: 26 },
        { program: 'light-feet', weekly: 0, since: 26 },
      ],
    },
    habit: {
      clock: '14:00',
      rests: 1,
      keeps: [
        [196, 0.85],
        [104, 0.7],
        [26, 0.5],
        [1, 0.65],
      ],
      answers: 0.4,
      tells: 0.4,
    },
    away: [{ from: 100, to: 27, why: 'family' }],
    pain: [
      [196, 5],
      [150, 4],
      [104, 5],
      [26, 3],
      [1, 1.5],
    ],
    mood: [
      [196, 1.2],
      [120, 2],
      [27, 2.2],
      [1, 2.8],
    ],
    symptoms: [
      { ago: 195, pain: 'moderate', has: ['sleepIssues', 'anxiety'] },
      { ago: 25, pain: 'moderate', has: ['fatigue', 'sleepIssues'] },
    ],
    notes: [
      [180, 'Koci grzbiet: ulga od pierwszej minuty.'],
      [24, 'Trzy oddechy i płacz, jej, nie mój.'],
      [5, 'Całe ćwiczenie bez przerwy.'],
    ],
    plan: { source: 'card', status: 'active', months: 12, began: 198, ends: 167 },
  },
  // A heart attack half a year ago; since then every beat is listened to. Careful by temper, too careful by fear.
  // Trains little
  // and regularly, and asks before each step.
  {
    firstName: 'Owen',
    lastName: 'Thistledown',
    age: 57,
    gender: 'male',
    locale: 'en',
    avatar: 5,
    country: 'GB',
    joined: 109,
    care: { specialist: MAREK, since: 107 },
    path: {
      name: 'Easy does it',
      note: 'You should be able to talk all the way through. If not, slow down; that is the whole rule.',
      trainings: [
        { program: 'gentle-return', weekly: 4, since: 105 },
        { program: 'calming-breath', weekly: 3, since: 105 },
        { program: 'morning-mobility', weekly: 3, since: 38 },
        { program: 'wall-push', weekly: 0, since: 38 },
      ],
    },
    habit: {
      clock: '09:00',
      rests: 2,
      keeps: [
        [107, 0.75],
        [1, 0.92],
      ],
      answers: 0.75,
      tells: 0.8,
    },
    away: [{ from: 77, to: 70, why: 'illness' }],
    pain: [
      [107, 2],
      [1, 1],
    ],
    mood: [
      [107, 0.9],
      [60, 1.5],
      [1, 2.3],
    ],
    symptoms: [
      { ago: 106, pain: 'none', has: ['heartConditions', 'anxiety', 'sleepIssues'] },
      { ago: 32, pain: 'none', has: ['heartConditions', 'anxiety'] },
    ],
    notes: [
      [101, 'Pulse 96 after. Noted it down.'],
      [36, 'Talked to the dog throughout. He agreed.'],
      [8, 'Forgot to count my pulse.'],
    ],
    plan: { source: 'card', status: 'active', months: 12, began: 109, ends: 256 },
  },
  // Weak lungs after pneumonia. Used to sing in a choir, and measures her breath in bars.
  {
    firstName: 'Barbara',
    lastName: 'Rezeda',
    age: 66,
    gender: 'female',
    locale: 'pl',
    avatar: 6,
    joined: 71,
    care: { specialist: MAREK, since: 69 },
    path: {
      name: 'Dłuższy wydech',
      note: 'Wydech dłuższy niż wdech, bez siły. Usiądź, zanim zabraknie tchu.',
      trainings: [
        { program: 'calming-breath', weekly: 5, since: 69 },
        { program: 'chair-morning', weekly: 2, since: 45 },
      ],
    },
    habit: {
      clock: '08:25',
      rests: 1,
      keeps: [
        [69, 0.8],
        [1, 0.9],
      ],
      answers: 0.5,
      tells: 0.5,
    },
    away: [{ from: 36, to: 31, why: 'illness' }],
    pain: [
      [69, 2],
      [1, 0.6],
    ],
    mood: [
      [69, 1.4],
      [1, 2.8],
    ],
    symptoms: [
      { ago: 68, pain: 'none', has: ['fatigue', 'postViralFatigue'] },
      { ago: 15, pain: 'none', has: [] },
    ],
    notes: [
      [60, 'Wydech na cztery takty.'],
      [6, 'Wydech na dziewięć taktów, pianissimo.'],
    ],
    plan: { source: 'card', status: 'active', months: 1, began: 71, ends: 20 },
  },
]
