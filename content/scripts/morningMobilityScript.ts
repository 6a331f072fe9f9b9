import type { Script } from './script.ts'

export type MorningMotion = 'breathe' | 'rise' | 'knees' | 'cat' | 'apple' | 'turns' | 'hug'

/** One calm movement for each part of the body, standing, three minutes. */
export const morningMobilityScript: Script<MorningMotion> = [
  {
    motion: 'breathe',
    lead: 5,
    times: 2,
    period: 7,
    title: { pl: 'Stań i oddychaj', en: 'Stand and breathe' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [1, 6, 'Stań na szerokość bioder, krzesło w zasięgu dłoni.', 'Feet hip-width apart, the chair within reach.'],
      [7, 12.5, 'Z wdechem unieś ręce bokiem, z wydechem opuść.', 'Breathe in, arms up to the sides. Out, lower them.'],
      [14, 18.8, 'Kolana są miękkie.', 'Your knees are soft.'],
    ],
  },
  {
    motion: 'rise',
    lead: 4,
    times: 5,
    period: 4,
    title: { pl: 'Wspięcia na palce', en: 'Rise onto your toes' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Połóż dłoń na oparciu.', 'Rest a hand on the chair.'],
      [4.5, 9.5, 'Wspnij się na palce i powoli opuść pięty.', 'Rise onto your toes and slowly lower your heels.'],
      [14, 19, 'Łatwiej? Unieś pięty tylko trochę.', 'Easier? Lift your heels just a little.'],
    ],
  },
  {
    motion: 'knees',
    lead: 4,
    times: 5,
    period: 5,
    title: { pl: 'Kolano w górę', en: 'Knee up' },
    note: { pl: 'po 5 na nogę', en: '5 with each leg' },
    cues: [
      [0.5, 4, 'Teraz kolana, na zmianę.', 'Now your knees, in turn.'],
      [
        4.5,
        10,
        'Unieś kolano tak wysoko, jak jest łatwo, i odstaw.',
        'Lift a knee as high as is easy. Put the foot down.',
      ],
      [15, 20, 'Rośnij w górę czubkiem głowy.', 'Grow tall through the crown of your head.'],
    ],
  },
  {
    motion: 'cat',
    lead: 4,
    times: 4,
    period: 6,
    title: { pl: 'Kot na stojąco', en: 'Standing cat' },
    note: { pl: '4 powtórzenia', en: '4 repetitions' },
    cues: [
      [0.5, 4.5, 'Ugnij kolana, oprzyj dłonie na udach.', 'Bend your knees, rest your hands on your thighs.'],
      [
        5,
        10.5,
        'Z wydechem zaokrąglij plecy, z wdechem wydłuż.',
        'Breathe out and round your back, breathe in, lengthen.',
      ],
      [16, 21, 'Ciężar niosą nogi i dłonie.', 'Your legs and hands carry the weight.'],
    ],
  },
  {
    motion: 'apple',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Jabłko z gałęzi', en: 'Apple on a branch' },
    note: { pl: 'po 3 na rękę', en: '3 with each arm' },
    cues: [
      [0.5, 4, 'Stań prosto, ręce luźno.', 'Stand tall, arms loose.'],
      [4.5, 10, 'Sięgnij w górę, jak po jabłko z wysokiej gałęzi.', 'Reach up, as if for an apple on a high branch.'],
      [14, 19, 'Bok się wydłuża. Na zmianę.', 'Your side grows long. In turn.'],
    ],
  },
  {
    motion: 'turns',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Luźne obroty', en: 'Loose turns' },
    note: { pl: 'po 3 na stronę', en: '3 to each side' },
    cues: [
      [0.5, 4, 'Teraz obroty.', 'Now turns.'],
      [4.5, 9.5, 'Obracaj tułów, ręce owijają się same.', 'Turn your body, your arms wrap themselves around.'],
      [13, 18, 'Pięta podąża za ruchem.', 'Your heel follows.'],
    ],
  },
  {
    motion: 'hug',
    lead: 4,
    times: 3,
    period: 7,
    title: { pl: 'Otwórz i obejmij', en: 'Open and hug' },
    note: { pl: '3 powtórzenia', en: '3 repetitions' },
    cues: [
      [0.5, 4, 'Na koniec otwórz ręce.', 'To finish, open your arms.'],
      [
        4.5,
        10,
        'Otwórz szeroko z wdechem, obejmij się z wydechem.',
        'Breathe in and open wide, breathe out and hug yourself.',
      ],
      [17, 23, 'Stań spokojnie i poczuj, co się zmieniło.', 'Stand quietly and feel what has changed.'],
    ],
  },
]
