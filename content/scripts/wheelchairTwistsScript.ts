import type { Script } from './script.ts'

export type WheelchairMotion = 'ribs' | 'shoulderCircle' | 'twist' | 'heldTwist' | 'sideLean' | 'rest'

/** Breath, shoulders and turns in a wheelchair, under three minutes. */
export const wheelchairTwistsScript: Script<WheelchairMotion> = [
  {
    motion: 'ribs',
    lead: 5,
    times: 3,
    period: 7,
    title: { pl: 'Oddech do żeber', en: 'Breath into the ribs' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [
        1,
        6.5,
        'Zaciągnij hamulce. Usiądź głęboko, stopy na podnóżku.',
        'Put the brakes on. Sit well back, feet on the footrest.',
      ],
      [
        7.5,
        13,
        'Połóż dłonie na żebrach. Wdech: żebra rozsuwają się na boki.',
        'Hands on your ribs. In: they open to the sides.',
      ],
      [15, 20, 'Wydech: barki opadają, plecy zostają długie.', 'Out: your shoulders sink, your back stays long.'],
    ],
  },
  {
    motion: 'shoulderCircle',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Krążenia barków', en: 'Shoulder circles' },
    note: { pl: '6 powtórzeń w tył', en: '6 backwards' },
    cues: [
      [0.5, 4, 'Oprzyj dłonie na udach.', 'Rest your hands on your thighs.'],
      [4.5, 9.5, 'Unieś barki, cofnij je i opuść.', 'Lift your shoulders, draw them back and let them down.'],
      [13, 18, 'Powoli, tak duże koło, jak jest Ci wygodnie.', 'Slowly, as big a circle as is comfortable.'],
      [22, 26.5, 'Jeszcze raz. Szyja jest miękka.', 'Once more. Your neck is soft.'],
    ],
  },
  {
    motion: 'twist',
    lead: 4,
    times: 3,
    period: 12,
    title: { pl: 'Skręty tułowia', en: 'Turns of the trunk' },
    note: { pl: '3 razy w obie strony', en: '3 times both ways' },
    cues: [
      [0.5, 4, 'Skrzyżuj ręce. Dłonie połóż na barkach.', 'Cross your arms, hands on your shoulders.'],
      [
        4.5,
        9.5,
        'Z wydechem obróć tułów w bok. Z wdechem wróć.',
        'Breathe out and turn to one side. Breathe in and come back.',
      ],
      [13, 18, 'Łokcie płyną razem z mostkiem. Biodra zostają.', 'Elbows move with your breastbone. Your hips stay.'],
      [22, 27, 'Jeśli jedna strona rusza się mniej, niech tak będzie.', 'If one side moves less, let it.'],
      [29, 34, 'Ostatni raz w obie strony.', 'One last time both ways.'],
    ],
  },
  {
    motion: 'heldTwist',
    lead: 4,
    times: 2,
    period: 15,
    title: { pl: 'Skręt z przytrzymaniem', en: 'Held turn' },
    note: { pl: 'po 2 oddechy na stronę', en: '2 breaths each side' },
    cues: [
      [0.5, 4, 'Teraz zostań w skręcie dłużej.', 'Now stay in the turn for longer.'],
      [4.5, 9, 'Obróć się i chwyć podłokietnik.', 'Turn and hold the armrest.'],
      [
        10,
        15.5,
        'Dwa oddechy. Z wdechem rośnij, z wydechem puść.',
        'Two breaths. Grow as you breathe in, soften as you breathe out.',
      ],
      [19, 23, 'Teraz druga strona.', 'Now the other side.'],
      [25, 30.5, 'Dłoń tylko pomaga. Nie ciągnij nią.', 'Your hand only helps. Do not pull with it.'],
    ],
  },
  {
    motion: 'sideLean',
    lead: 4,
    times: 4,
    period: 7,
    title: { pl: 'Pochylenie w bok', en: 'Side lean' },
    note: { pl: 'po 2 na stronę', en: '2 to each side' },
    cues: [
      [0.5, 4, 'Na koniec boki ciała.', 'Your sides come last.'],
      [
        4.5,
        9.5,
        'Oprzyj jedną dłoń. Drugą sięgnij łukiem nad głowę.',
        'Lean on one hand. Reach the other in an arc overhead.',
      ],
      [12, 17, 'Ciężar zostaje po równo na obu pośladkach.', 'Your weight stays even on both sides of the seat.'],
      [21, 26.5, 'Oddychaj w bok, który się otwiera.', 'Breathe into the side that opens.'],
    ],
  },
  {
    motion: 'rest',
    lead: 4,
    times: 2,
    period: 8,
    title: { pl: 'Odpoczynek', en: 'Rest' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [0.5, 5, 'Oprzyj plecy. Dłonie leżą na udach.', 'Lean back. Your hands lie on your thighs.'],
      [7, 14, 'Sprawdź, ile miejsca mają teraz żebra.', 'Notice how much room your ribs have now.'],
    ],
  },
]
