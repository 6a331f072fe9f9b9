import type { Script } from './script.ts'

export type WallMotion = 'settle' | 'shoulderCircle' | 'push' | 'shake' | 'farPush' | 'wipers'

/** Push-ups and shoulder work standing at a wall, under three minutes. */
export const wallPushScript: Script<WallMotion> = [
  {
    motion: 'settle',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Ustaw się przy ścianie', en: 'Find your place at the wall' },
    note: { pl: '2 spokojne oddechy', en: '2 calm breaths' },
    cues: [
      [
        1,
        6.5,
        'Stań przodem do ściany, na długość ramion. Stopy na szerokość bioder.',
        'Stand facing the wall, an arm’s length away. Feet hip-width apart.',
      ],
      [
        7,
        12,
        'Oprzyj dłonie na wysokości barków. Palce patrzą w górę.',
        'Place your hands at shoulder height, fingers pointing up.',
      ],
      [12.5, 16.5, 'Barki nisko, szyja długa. Oddychaj spokojnie.', 'Shoulders low, neck long. Breathe calmly.'],
    ],
  },
  {
    motion: 'shoulderCircle',
    lead: 4,
    times: 5,
    period: 4,
    title: { pl: 'Krążenia barków', en: 'Shoulder circles' },
    note: { pl: '5 powtórzeń w tył', en: '5 backwards' },
    cues: [
      [0.5, 4, 'Krąż barkami w tył, dłonie zostają na ścianie.', 'Circle your shoulders back, hands stay on the wall.'],
      [5, 10, 'Barki idą w górę, w tył i w dół.', 'Your shoulders go up, back and down.'],
      [14, 20, 'Ręce są długie, ale łokcie nie sztywnieją.', 'Your arms are long, but your elbows do not lock.'],
    ],
  },
  {
    motion: 'push',
    lead: 4,
    times: 8,
    period: 5,
    title: { pl: 'Pompki przy ścianie', en: 'Wall push-ups' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Czas na pompki przy ścianie.', 'Now push-ups at the wall.'],
      [
        4.5,
        9,
        'Z wdechem ugnij łokcie i zbliż całe ciało do ściany.',
        'Breathe in, bend your elbows and bring your whole body to the wall.',
      ],
      [9.5, 13.5, 'Z wydechem odepchnij się i wróć.', 'Breathe out, push away and come back.'],
      [
        19,
        24,
        'Tułów jest prosty jak deska, od pięt po czubek głowy.',
        'Your body is straight as a board, from heels to crown.',
      ],
      [29, 33.5, 'Im bliżej stoisz, tym jest lżej.', 'The closer you stand, the lighter it is.'],
      [38, 42.5, 'Ostatnia pompka, bez pośpiechu.', 'The last one, in no hurry.'],
    ],
  },
  {
    motion: 'shake',
    lead: 4,
    times: 1,
    period: 12,
    count: 'seconds',
    title: { pl: 'Przerwa', en: 'A pause' },
    note: { pl: '12 sekund', en: '12 seconds' },
    cues: [
      [1, 6, 'Odpocznij. Opuść ręce i potrząśnij dłońmi.', 'Rest. Lower your arms and shake out your hands.'],
      [7, 10.5, 'Wypuść powietrze powoli.', 'Let your breath go slowly.'],
      [11, 16, 'Jeśli było lekko, odsuń stopy o pół kroku.', 'If that was light, move your feet back half a step.'],
    ],
  },
  {
    motion: 'farPush',
    lead: 4,
    times: 6,
    period: 5,
    title: { pl: 'Druga seria', en: 'A second round' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Oprzyj dłonie jak poprzednio.', 'Place your hands as before.'],
      [4.5, 9, 'Wdech: w stronę ściany. Wydech: odepchnij się.', 'In: towards the wall. Out: push away.'],
      [15, 20, 'Pięty zostają na podłodze, brzuch jest mocny.', 'Heels stay on the floor, your middle is firm.'],
      [27, 32, 'Jeszcze raz. Zawsze możesz podejść bliżej.', 'One more. You can always step closer.'],
    ],
  },
  {
    motion: 'wipers',
    lead: 4,
    times: 4,
    period: 6,
    title: { pl: 'Wycieraczki', en: 'Wipers' },
    note: { pl: '4 powtórzenia', en: '4 repetitions' },
    cues: [
      [0.5, 4, 'Teraz przesuwaj dłonie po ścianie.', 'Now slide your hands along the wall.'],
      [
        4.5,
        9.5,
        'Z wdechem w górę, tak wysoko, jak jest wygodnie.',
        'Breathe in and slide up, as high as is comfortable.',
      ],
      [10, 14.5, 'Z wydechem w dół. Barki z dala od uszu.', 'Breathe out and slide down. Shoulders away from ears.'],
      [18, 23.5, 'Ostatni raz. Poczuj, jak rosną Twoje boki.', 'One last time. Feel your sides grow long.'],
    ],
  },
]
