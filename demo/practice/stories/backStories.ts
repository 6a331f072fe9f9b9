import { KATARZYNA } from '../specialists.ts'
import type { Story } from '../story.ts'

/** Backs, necks, shoulders and hands, most of them worn by work. */
export const backStories: Story[] = [
  // A programmer with a desk neck. Dry and brief; missed weeks before each release at work, then found that five
  // minutes
  // between two meetings are enough.
  {
    firstName: 'Piotr',
    lastName: 'Jałowiec',
    age: 38,
    gender: 'male',
    locale: 'pl',
    avatar: 2,
    joined: 118,
    care: { specialist: KATARZYNA, since: 112, putOff: 1 },
    path: {
      name: 'Szyja przy biurku',
      note: 'Pięć minut w środku dnia działa lepiej niż pół godziny w sobotę.',
      trainings: [
        { program: 'calm-neck', weekly: 4, since: 112 },
        { program: 'shoulder-stick', weekly: 2, since: 90 },
        { program: 'band-row', weekly: 2, since: 55 },
      ],
    },
    habit: {
      clock: '12:50',
      rests: 2,
      keeps: [
        [112, 0.4],
        [80, 0.3],
        [55, 0.8],
        [1, 0.85],
      ],
      answers: 0.3,
      tells: 0.15,
    },
    away: [{ from: 86, to: 72, why: 'work' }],
    pain: [
      [112, 5],
      [75, 6],
      [40, 3],
      [1, 2],
    ],
    mood: [
      [112, 1.4],
      [70, 1],
      [1, 2.6],
    ],
    symptoms: [
      { ago: 112, pain: 'moderate', has: ['stress', 'sleepIssues'] },
      { ago: 21, pain: 'moderate', has: ['stress'] },
    ],
    notes: [
      [104, 'ok'],
      [54, 'Między dwoma spotkaniami. Da się.'],
      [17, 'Głowa przestała boleć po południu. Korelacja, ale przyjemna.'],
    ],
    plan: { source: 'card', status: 'active', months: 1, began: 118, ends: 3 },
  },
  // Drives lorries across the country; his lower back knows every motorway. Trained in lay-bys with the phone on the
  // dashboard, and then went silent eight days ago without a word.
  {
    firstName: 'Jan',
    lastName: 'Tymianek',
    age: 55,
    gender: 'male',
    locale: 'pl',
    avatar: 5,
    joined: 66,
    care: { specialist: KATARZYNA, since: 64 },
    path: {
      name: 'Plecy w trasie',
      note: 'Na każdym postoju dwie minuty. Dłuższy trening wtedy, gdy śpisz w domu.',
      trainings: [
        { program: 'knee-hug', weekly: 4, since: 64 },
        { program: 'wall-push', weekly: 3, since: 64 },
        { program: 'cat-back', weekly: 2, since: 30 },
        { program: 'bird-dog', weekly: 0, since: 30 },
      ],
    },
    habit: {
      clock: '19:30',
      rests: 2,
      keeps: [
        [64, 0.75],
        [20, 0.6],
        [9, 0.6],
      ],
      answers: 0.35,
      tells: 0.1,
    },
    away: [{ from: 8, to: 1, why: 'silence' }],
    pain: [
      [64, 7],
      [30, 5],
      [9, 5],
    ],
    mood: [
      [64, 1.4],
      [1, 1.6],
    ],
    symptoms: [{ ago: 63, pain: 'strong', has: ['sleepIssues', 'fatigue'] }],
    notes: [
      [52, 'Ściana naczepy też jest ścianą.'],
      [14, 'Cztery dni w kabinie.'],
    ],
    plan: { source: 'card', status: 'active', months: 3, began: 66, ends: 25 },
  },
  // A nurse on shifts: her back trains at three in the afternoon or not at all. Honest about the holes.
  {
    firstName: 'Ewa',
    lastName: 'Piwonia',
    age: 45,
    gender: 'female',
    locale: 'pl',
    avatar: 3,
    joined: 131,
    care: { specialist: KATARZYNA, since: 128 },
    path: {
      name: 'Plecy po dyżurze',
      note: 'Po nocnym dyżurze tylko oddech i kolana do piersi. To też jest trening.',
      trainings: [
        { program: 'knee-hug', weekly: 3, since: 128 },
        { program: 'cat-back', weekly: 3, since: 128 },
        { program: 'bedtime-breath', weekly: 2, since: 81 },
        { program: 'bird-dog', weekly: 2, since: 37 },
      ],
    },
    habit: {
      clock: '15:10',
      rests: 2,
      keeps: [
        [128, 0.6],
        [70, 0.45],
        [1, 0.6],
      ],
      answers: 0.4,
      tells: 0.35,
    },
    away: [
      { from: 103, to: 90, why: 'holiday' },
      { from: 45, to: 41, why: 'work' },
    ],
    pain: [
      [128, 5],
      [60, 5],
      [1, 3],
    ],
    mood: [
      [128, 1.6],
      [95, 3],
      [44, 1],
      [1, 2.2],
    ],
    symptoms: [
      { ago: 127, pain: 'moderate', has: ['fatigue', 'sleepIssues', 'stress'] },
      { ago: 33, pain: 'moderate', has: ['fatigue', 'stress'] },
    ],
    notes: [
      [89, 'Po urlopie wszystko lżejsze.'],
      [39, 'Trzy noce pod rząd, potem grzbiet. W tej kolejności.'],
    ],
    plan: { source: 'card', status: 'cancelled', months: 3, began: 131, ends: 51 },
  },
  // Lifts a heavy baby all day and hurt his back over the cot. Trains in the child's naps; his card has expired and he
  // has
  // not noticed yet.
  {
    firstName: 'Robert',
    lastName: 'Ostrokrzew',
    age: 36,
    gender: 'male',
    locale: 'pl',
    avatar: 2,
    joined: 95,
    care: { specialist: KATARZYNA, since: 93 },
    path: {
      name: 'Plecy taty',
      note: 'Podnoś z ugiętych kolan, dziecko blisko siebie. Reszta przyjdzie.',
      trainings: [
        { program: 'stable-bridge', weekly: 3, since: 93 },
        { program: 'bird-dog', weekly: 2, since: 60 },
      ],
    },
    habit: {
      clock: '13:20',
      rests: 2,
      keeps: [
        [93, 0.75],
        [1, 0.6],
      ],
      answers: 0.3,
      tells: 0.2,
    },
    away: [{ from: 50, to: 44, why: 'illness' }],
    pain: [
      [93, 6],
      [50, 3],
      [1, 2],
    ],
    mood: [
      [93, 1.6],
      [1, 2.6],
    ],
    symptoms: [
      { ago: 92, pain: 'strong', has: ['fatigue', 'sleepIssues'] },
      { ago: 30, pain: 'moderate', has: ['fatigue'] },
    ],
    notes: [
      [85, 'Drzemka trwała krócej niż most.'],
      [40, 'Mały leży obok i kibicuje.'],
    ],
    plan: { source: 'card', status: 'pastDue', months: 1, began: 95, ends: 2 },
    checkout: { state: 'problem', months: 1, ago: 3 },
  },
  // Teaches English in Poland; a frozen shoulder took her blackboard arm. Patient, curious, asks why. Slow and real
  // gains.
  {
    firstName: 'Grace',
    lastName: 'Larkspur',
    age: 34,
    gender: 'female',
    locale: 'en',
    avatar: 4,
    joined: 140,
    care: { specialist: KATARZYNA, since: 138 },
    path: {
      name: 'The blackboard arm',
      note: 'Stop where it pulls, before it hurts. Warmth first, then the stick.',
      trainings: [
        { program: 'calm-neck', weekly: 3, since: 137 },
        { program: 'wall-push', weekly: 3, since: 137 },
        { program: 'shoulder-stick', weekly: 4, since: 66 },
      ],
    },
    habit: {
      clock: '16:40',
      rests: 2,
      keeps: [
        [138, 0.8],
        [1, 0.85],
      ],
      answers: 0.6,
      tells: 0.5,
    },
    away: [{ from: 112, to: 99, why: 'holiday' }],
    pain: [
      [138, 6],
      [100, 6],
      [66, 5],
      [20, 3],
      [1, 2.5],
    ],
    mood: [
      [138, 1.6],
      [80, 1.8],
      [1, 3],
    ],
    symptoms: [
      { ago: 137, pain: 'strong', has: ['sleepIssues', 'stress'] },
      { ago: 40, pain: 'moderate', has: ['sleepIssues'] },
    ],
    notes: [
      [130, 'Reached the second shelf.'],
      [64, 'The stick makes me feel like a very slow knight.'],
      [15, 'Wrote the date at the top of the board.'],
    ],
    plan: { source: 'card', status: 'active', months: 12, began: 140, ends: 225 },
  },
  // A carpenter after surgery on the shoulder, told to wait and bad at it. Counts the weeks until he may lift a plane.
  {
    firstName: 'Bogdan',
    lastName: 'Lubczyk',
    age: 62,
    gender: 'male',
    locale: 'pl',
    avatar: 5,
    joined: 74,
    care: { specialist: KATARZYNA, since: 72 },
    path: {
      name: 'Bark stolarza',
      note: 'Przez pierwsze tygodnie tylko ruch, bez ciężaru. Kij prowadzi zdrowa ręka.',
      trainings: [
        { program: 'shoulder-stick', weekly: 5, since: 72 },
        { program: 'wall-push', weekly: 3, since: 28 },
        { program: 'band-row', weekly: 0, since: 28 },
      ],
    },
    habit: {
      clock: '07:15',
      rests: 1,
      keeps: [
        [72, 0.9],
        [1, 0.85],
      ],
      answers: 0.5,
      tells: 0.2,
    },
    away: [],
    pain: [
      [72, 7],
      [40, 4],
      [25, 5],
      [1, 3],
    ],
    mood: [
      [72, 1],
      [1, 2.4],
    ],
    symptoms: [
      { ago: 71, pain: 'strong', has: ['sleepIssues', 'inflammation'] },
      { ago: 20, pain: 'moderate', has: ['sleepIssues'] },
    ],
    notes: [
      [66, 'Kij własnej roboty, jesion.'],
      [26, 'Podniosłem strug. Jedną ręką, tą złą. Czuję.'],
    ],
    plan: { source: 'card', status: 'active', months: 3, began: 74, ends: 17 },
  },
  // Numb hands from the keyboard by day and from knitting by night. Would rather rest her wrists than the needles.
  {
    firstName: 'Dorota',
    lastName: 'Melisa',
    age: 49,
    gender: 'female',
    locale: 'pl',
    avatar: 3,
    joined: 57,
    care: { specialist: KATARZYNA, since: 55 },
    path: {
      name: 'Dłonie na nowo',
      note: 'Rano i przed pracą. Na drutach po dwadzieścia minut, z przerwą.',
      trainings: [
        { program: 'waking-hands', weekly: 5, since: 53 },
        { program: 'calm-neck', weekly: 2, since: 35 },
      ],
    },
    habit: {
      clock: '07:35',
      rests: 2,
      keeps: [
        [55, 0.9],
        [1, 0.8],
      ],
      answers: 0.5,
      tells: 0.4,
    },
    away: [{ from: 29, to: 26, why: 'illness' }],
    pain: [
      [55, 4],
      [1, 2],
    ],
    mood: [
      [55, 2],
      [1, 2.8],
    ],
    symptoms: [
      { ago: 54, pain: 'moderate', has: ['sleepIssues'] },
      { ago: 10, pain: 'moderate', has: [] },
    ],
    notes: [
      [41, 'Obudziłam się raz, nie cztery.'],
      [8, 'Szalik skończony, nadgarstki całe.'],
    ],
    plan: { source: 'gift', status: 'active', months: 3, began: 57, ends: 34 },
  },
]
