import type { Script } from './script.ts'

export type WakingHandsMotion = 'settle' | 'rub' | 'wrists' | 'fists' | 'turn' | 'ball' | 'palms' | 'rest'

/** Wrists and fingers at a table, three minutes. */
export const wakingHandsScript: Script<WakingHandsMotion> = [
  {
    motion: 'settle',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Usiądź przy stole', en: 'Sit at the table' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [1, 7.5, 'Usiądź przy stole i oprzyj na nim przedramiona.', 'Sit at the table and rest your forearms on it.'],
      [
        8.5,
        16,
        'Barki opadają. Zdejmij pierścionki, jeśli uciskają.',
        'Let your shoulders drop. Take off rings that press.',
      ],
    ],
  },
  {
    motion: 'rub',
    lead: 4,
    times: 8,
    period: 2.5,
    title: { pl: 'Ciepłe dłonie', en: 'Warm hands' },
    note: { pl: '8 razy', en: '8 times' },
    cues: [
      [0.5, 4, 'Najpierw ciepło.', 'Warmth first.'],
      [4.5, 11, 'Pocieraj dłoń o dłoń, powoli.', 'Rub palm against palm, slowly.'],
      [14, 21, 'Aż zrobi się ciepło.', 'Until they feel warm.'],
    ],
  },
  {
    motion: 'wrists',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Nadgarstki w górę i w dół', en: 'Wrists up and down' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Teraz nadgarstki.', 'Now your wrists.'],
      [
        4.5,
        11,
        'Unieś dłonie nad stół. Zegnij nadgarstki w dół i w górę.',
        'Lift your hands off the table. Bend your wrists down and up.',
      ],
      [15, 22, 'Przedramiona zostają spokojne.', 'Your forearms stay quiet.'],
    ],
  },
  {
    motion: 'fists',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Otwarta dłoń i pięść', en: 'Open hand and fist' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Otwórz i zamknij dłonie.', 'Open and close your hands.'],
      [
        4.5,
        11,
        'Zwiń luźną pięść, kciuk na wierzchu. Wyprostuj palce.',
        'Make a loose fist, thumb outside. Straighten your fingers.',
      ],
      [15, 22, 'Palce ruszają się tyle, ile dziś potrafią.', 'Your fingers move as much as they can today.'],
    ],
  },
  {
    motion: 'turn',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Dłonie w górę i na stół', en: 'Palms up, palms down' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Obracaj dłonie.', 'Turn your hands over.'],
      [4.5, 11, 'Wnętrze dłoni do góry, a potem w dół.', 'Palms to the ceiling, then to the table.'],
      [15, 22, 'Obrót idzie z łokcia. Barki leżą.', 'The turn comes from your elbow. Shoulders rest.'],
    ],
  },
  {
    motion: 'ball',
    lead: 4,
    times: 6,
    period: 6,
    title: { pl: 'Miękka piłka', en: 'Soft ball' },
    note: { pl: 'po 3 na dłoń', en: '3 with each hand' },
    cues: [
      [0.5, 4, 'Pora na piłkę, ręce na zmianę.', 'Time for the ball, hands in turn.'],
      [
        5,
        12,
        'Z wydechem ściśnij ją na połowę siły, policz do trzech i puść.',
        'Breathe out, squeeze it at half strength, count to three, let go.',
      ],
      [17, 24, 'Nadgarstek zostaje prosty.', 'Your wrist stays straight.'],
      [29, 36, 'Przy bólu ściskaj lżej albo wcale.', 'If it hurts, squeeze less or not at all.'],
    ],
  },
  {
    motion: 'palms',
    lead: 4,
    times: 3,
    period: 7,
    title: { pl: 'Złożone dłonie', en: 'Palms together' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [0.5, 4.5, 'Złóż dłonie przed mostkiem.', 'Put your palms together before your breastbone.'],
      [
        5.5,
        12,
        'Z wydechem opuść je trochę. Łokcie idą na boki.',
        'Breathe out and lower them a little. Elbows go out.',
      ],
      [15, 22, 'Zostań tam, gdzie czujesz lekkie ciągnięcie.', 'Stay where you feel a light pull.'],
    ],
  },
  {
    motion: 'rest',
    lead: 4,
    times: 1,
    period: 12,
    count: 'seconds',
    title: { pl: 'Odpoczynek', en: 'Rest' },
    note: { pl: '12 sekund', en: '12 seconds' },
    cues: [
      [0.5, 5.5, 'Połóż przedramiona na stole.', 'Lay your forearms on the table.'],
      [7, 14, 'Niech dłonie będą ciężkie i ciepłe.', 'Let your hands be heavy and warm.'],
    ],
  },
]
