import type { Script } from './script.ts'

export type PelvicFloorMotion = 'belly' | 'find' | 'lift' | 'rock' | 'quick' | 'sneeze' | 'letGo'

/** Pelvic floor, sitting on a ball, three and a half minutes. */
export const pelvicFloorScript: Script<PelvicFloorMotion> = [
  {
    motion: 'belly',
    lead: 5,
    times: 3,
    period: 8,
    title: { pl: 'Oddech do brzucha', en: 'Breathe into your belly' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [
        1,
        8,
        'Usiądź wysoko na piłce albo twardym krześle. Stopy szeroko.',
        'Sit tall on the ball or a firm chair. Feet wide apart.',
      ],
      [
        9,
        16,
        'Połóż dłonie na dole brzucha. Z wdechem brzuch rośnie.',
        'Rest your hands low on your belly. It grows as you breathe in.',
      ],
      [
        17,
        26,
        'Z wdechem dno miednicy opada, z wydechem wraca.',
        'Breathe in and the pelvic floor sinks. Breathe out and it returns.',
      ],
    ],
  },
  {
    motion: 'find',
    lead: 4,
    times: 4,
    period: 7,
    title: { pl: 'Poszukaj mięśni', en: 'Find the muscles' },
    note: { pl: '4 powtórzenia', en: '4 repetitions' },
    cues: [
      [0.5, 4, 'Teraz poszukaj mięśni.', 'Now find the muscles.'],
      [
        4.5,
        12,
        'Z wydechem napnij lekko, jakby powstrzymać gazy i mocz.',
        'Breathe out and tighten lightly, as if to hold back wind and urine.',
      ],
      [
        14,
        20,
        'Z wdechem puść do końca. Pośladki są miękkie.',
        'Breathe in and let go completely. Your buttocks stay soft.',
      ],
      [
        22,
        29,
        'Wystarczy pół siły. Nie ćwicz tego w toalecie.',
        'Half strength is enough. Never practise this on the toilet.',
      ],
    ],
  },
  {
    motion: 'lift',
    lead: 4,
    times: 5,
    period: 9,
    title: { pl: 'Winda', en: 'The lift' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Teraz winda.', 'Now the lift.'],
      [
        4.5,
        12,
        'Z wydechem unieś dno miednicy na pierwsze piętro.',
        'Breathe out and raise the pelvic floor to the first floor.',
      ],
      [14, 21, 'Zostań trzy sekundy, licząc na głos.', 'Stay for three seconds, counting aloud.'],
      [23, 30, 'Zjedź na parter i odpocznij.', 'Come back to the ground floor and rest.'],
      [33, 41, 'Brzuch, uda i szczęka mają wolne.', 'Belly, thighs and jaw take the time off.'],
    ],
  },
  {
    motion: 'rock',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Kołysanie', en: 'Rocking' },
    note: { pl: '6 razy', en: '6 times' },
    cues: [
      [0.5, 4, 'Rozluźnij się w ruchu.', 'Let go while you move.'],
      [4.5, 11, 'Kołysz miednicą w przód i w tył.', 'Rock your pelvis forward and back.'],
      [14, 21, 'Poczuj, na czym siedzisz.', 'Feel what you are sitting on.'],
    ],
  },
  {
    motion: 'quick',
    lead: 4,
    times: 8,
    period: 3,
    title: { pl: 'Szybko i lekko', en: 'Quick and light' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Teraz szybko i lekko.', 'Now quick and light.'],
      [4.5, 10, 'Napnij i od razu puść.', 'Tighten and let go at once.'],
      [13, 20, 'Jeśli nie czujesz już różnicy, przerwij.', 'If you can no longer feel the difference, stop.'],
    ],
  },
  {
    motion: 'sneeze',
    lead: 4,
    times: 4,
    period: 6,
    title: { pl: 'Zanim kichniesz', en: 'Before you sneeze' },
    note: { pl: '4 powtórzenia', en: '4 repetitions' },
    cues: [
      [0.5, 4, 'I tak, jak na co dzień.', 'And as in daily life.'],
      [
        4.5,
        11.5,
        'Najpierw lekko napnij, potem pochyl się i kaszlnij.',
        'First tighten lightly, then lean forward and cough.',
      ],
      [15, 22, 'Wróć i puść do końca.', 'Come back and let go completely.'],
    ],
  },
  {
    motion: 'letGo',
    lead: 4,
    times: 3,
    period: 8,
    title: { pl: 'Pełne rozluźnienie', en: 'Let go completely' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [0.5, 5, 'Połóż dłonie na udach.', 'Rest your hands on your thighs.'],
      [7, 14, 'Pozwól miednicy opaść na piłkę całym ciężarem.', 'Let your pelvis rest its whole weight on the ball.'],
      [17, 25, 'Zostań jeszcze chwilę w tym rozluźnieniu.', 'Stay in this ease a little longer.'],
    ],
  },
]
