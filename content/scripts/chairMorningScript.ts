import type { Script } from './script.ts'

export type ChairMorningMotion = 'tallBreath' | 'march' | 'sunArms' | 'turn' | 'arc'

/** Seated morning mobility from feet to head, three minutes. */
export const chairMorningScript: Script<ChairMorningMotion> = [
  {
    motion: 'tallBreath',
    lead: 5,
    times: 3,
    period: 7,
    title: { pl: 'Usiądź wysoko', en: 'Sit tall' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [
        1,
        7,
        'Usiądź na środku krzesła. Stopy pod kolanami, dłonie na udach.',
        'Sit in the middle of the chair. Feet under your knees, hands on your thighs.',
      ],
      [
        8,
        14,
        'Trzy spokojne oddechy. Z każdym wdechem urośnij o centymetr.',
        'Three calm breaths. With each one in, grow by a finger’s width.',
      ],
      [17, 23, 'Z wydechem opuść barki, ale nie zapadaj się.', 'Breathe out and drop your shoulders, but stay tall.'],
    ],
  },
  {
    motion: 'march',
    lead: 4,
    times: 8,
    period: 3.5,
    title: { pl: 'Marsz na siedząco', en: 'Seated march' },
    note: { pl: 'po 8 kroków na nogę', en: '8 steps with each leg' },
    cues: [
      [0.5, 4, 'Teraz marsz, bez wstawania.', 'Now a march, without getting up.'],
      [4.5, 10, 'Unoś kolana na zmianę. Ramiona niech machają.', 'Lift your knees in turn. Let your arms swing.'],
      [14, 19, 'Plecy zostają wysoko. Stopa staje cicho.', 'Your back stays tall. Your foot lands softly.'],
      [25, 30, 'Jeszcze kilka kroków.', 'A few more steps.'],
    ],
  },
  {
    motion: 'sunArms',
    lead: 4,
    times: 6,
    period: 6,
    title: { pl: 'Ramiona do słońca', en: 'Arms to the sun' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Powitaj słońce ramionami.', 'Greet the sun with your arms.'],
      [
        4.5,
        10,
        'Z wdechem unieś ręce bokiem w górę. Z wydechem opuść.',
        'Breathe in and raise your arms out and up. Breathe out and lower them.',
      ],
      [17, 22, 'Tak wysoko, jak pozwalają barki.', 'As high as your shoulders allow.'],
      [29, 34, 'Popatrz za dłońmi. Szyja jest długa.', 'Follow your hands with your eyes. Your neck is long.'],
    ],
  },
  {
    motion: 'turn',
    lead: 4,
    times: 4,
    period: 8,
    title: { pl: 'Obroty', en: 'Turns' },
    note: { pl: 'po 4 na stronę', en: '4 to each side' },
    cues: [
      [0.5, 4, 'Skrzyżuj ręce na piersi.', 'Cross your arms on your chest.'],
      [
        4.5,
        10,
        'Obróć się w jedną stronę, wróć i obróć w drugą.',
        'Turn to one side, come back and turn to the other.',
      ],
      [14, 19, 'Kolana patrzą przed siebie.', 'Your knees look ahead.'],
      [25, 31, 'Z wydechem w bok, z wdechem do środka.', 'Out to the side as you breathe out, back as you breathe in.'],
    ],
  },
  {
    motion: 'arc',
    lead: 4,
    times: 4,
    period: 7,
    title: { pl: 'Łuk', en: 'Arc' },
    note: { pl: 'po 2 na stronę', en: '2 to each side' },
    cues: [
      [0.5, 4, 'Na koniec boki ciała.', 'Your sides come last.'],
      [
        4.5,
        10,
        'Jedną dłonią chwyć siedzisko, drugą sięgnij łukiem nad głowę.',
        'Hold the seat with one hand and reach the other in an arc overhead.',
      ],
      [13, 18, 'Oba pośladki zostają na krześle.', 'Both sides of your seat stay on the chair.'],
      [21, 26.5, 'Oddychaj w bok, który się otwiera.', 'Breathe into the side that opens.'],
    ],
  },
  {
    motion: 'tallBreath',
    lead: 4,
    times: 3,
    period: 7,
    title: { pl: 'Na dobry dzień', en: 'For a good day' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [0.5, 5, 'Połóż dłonie na udach.', 'Rest your hands on your thighs.'],
      [6, 11, 'Trzy spokojne oddechy.', 'Three calm breaths.'],
      [14, 20, 'Sprawdź, co już się obudziło.', 'Notice what has woken up.'],
    ],
  },
]
