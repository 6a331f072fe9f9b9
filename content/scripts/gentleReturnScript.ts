import type { Script } from './script.ts'

export type GentleReturnMotion =
  | 'ribs'
  | 'armBreath'
  | 'rest'
  | 'heelToe'
  | 'knee'
  | 'shoulders'
  | 'march'
  | 'longBreath'

/** Small blocks on a chair with rests between them, three and a half minutes. */
export const gentleReturnScript: Script<GentleReturnMotion> = [
  {
    motion: 'ribs',
    lead: 5,
    times: 3,
    period: 8,
    title: { pl: 'Oddech do żeber', en: 'Breath into the ribs' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [1, 7.5, 'Usiądź wygodnie, z podpartymi plecami.', 'Sit comfortably, your back supported.'],
      [8.5, 15, 'Połóż dłonie na dolnych żebrach.', 'Put your hands on your lower ribs.'],
      [
        16,
        24,
        'Wdech nosem, żebra rosną na boki. Długi wydech ustami.',
        'Breathe in through your nose, ribs wide. A long breath out.',
      ],
    ],
  },
  {
    motion: 'armBreath',
    lead: 4,
    times: 4,
    period: 6,
    title: { pl: 'Ręce z oddechem', en: 'Arms with the breath' },
    note: { pl: '4 powtórzenia', en: '4 repetitions' },
    cues: [
      [0.5, 4, 'Teraz ręce.', 'Now your arms.'],
      [
        4.5,
        10.5,
        'Z wdechem unieś ręce do wysokości barków, z wydechem opuść.',
        'Breathe in and raise your arms to shoulder height. Breathe out and lower them.',
      ],
      [15, 20.5, 'Oddech wyznacza tempo.', 'Your breath sets the pace.'],
    ],
  },
  {
    motion: 'rest',
    lead: 4,
    times: 1,
    period: 14,
    count: 'seconds',
    title: { pl: 'Przerwa', en: 'Rest' },
    note: { pl: '14 sekund, albo dłużej', en: '14 seconds, or longer' },
    cues: [
      [0.5, 5, 'Przerwa. Oprzyj się i oddychaj.', 'Rest. Lean back and breathe.'],
      [8, 15, 'Jeśli potrzebujesz dłuższej, zatrzymaj film.', 'If you need longer, pause the film.'],
    ],
  },
  {
    motion: 'heelToe',
    lead: 4,
    times: 5,
    period: 4,
    title: { pl: 'Pięty i palce', en: 'Heels and toes' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Pora na stopy.', 'Time for your feet.'],
      [4.5, 10.5, 'Unieś pięty, opuść je i unieś palce.', 'Lift your heels, lower them, and lift your toes.'],
      [15, 20.5, 'Bez pośpiechu. Oddychaj swobodnie.', 'No hurry. Breathe freely.'],
    ],
  },
  {
    motion: 'knee',
    lead: 4,
    times: 4,
    period: 5,
    title: { pl: 'Prostowanie kolan', en: 'Straightening the knees' },
    note: { pl: 'po 2 na nogę', en: '2 with each leg' },
    cues: [
      [0.5, 4, 'Kolana, na zmianę.', 'Your knees, in turn.'],
      [
        4.5,
        10.5,
        'Z wydechem wyprostuj jedną nogę i opuść powoli.',
        'Breathe out, straighten one leg, and lower it slowly.',
      ],
      [
        14.5,
        20.5,
        'Możesz rozmawiać pełnymi zdaniami? Tempo jest dobre.',
        'Can you speak in whole sentences? The pace is right.',
      ],
    ],
  },
  {
    motion: 'rest',
    lead: 4,
    times: 1,
    period: 14,
    count: 'seconds',
    title: { pl: 'Przerwa', en: 'Rest' },
    note: { pl: '14 sekund, albo dłużej', en: '14 seconds, or longer' },
    cues: [
      [0.5, 5, 'Przerwa. Napij się wody.', 'Rest. Have some water.'],
      [8, 15, 'Możesz skończyć na dziś. To też się liczy.', 'You may stop here today. That counts too.'],
    ],
  },
  {
    motion: 'shoulders',
    lead: 4,
    times: 5,
    period: 4,
    title: { pl: 'Krążenia barków', en: 'Shoulder circles' },
    note: { pl: '5 powtórzeń w tył', en: '5 backwards' },
    cues: [
      [0.5, 4, 'Krążenia barków w tył.', 'Shoulder circles, backwards.'],
      [4.5, 10.5, 'Unieś barki, cofnij je i opuść.', 'Lift your shoulders, draw them back, let them down.'],
      [15, 20.5, 'Dłonie leżą na udach.', 'Your hands rest on your thighs.'],
    ],
  },
  {
    motion: 'march',
    lead: 4,
    times: 8,
    period: 2.5,
    title: { pl: 'Marsz na siedząco', en: 'Seated march' },
    note: { pl: 'po 4 na nogę', en: '4 with each leg' },
    cues: [
      [0.5, 4, 'Spokojny marsz na siedząco.', 'A calm march, sitting down.'],
      [4.5, 10.5, 'Unoś stopy na zmianę, tylko trochę.', 'Lift your feet in turn, only a little.'],
      [15, 20.5, 'Plecy zostają przy oparciu.', 'Your back stays against the chair.'],
    ],
  },
  {
    motion: 'longBreath',
    lead: 4,
    times: 3,
    period: 9,
    title: { pl: 'Długie wydechy', en: 'Long breaths out' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [0.5, 4, 'Na koniec długie wydechy.', 'To finish, long breaths out.'],
      [5, 11, 'Wydychaj powoli, jak przez słomkę.', 'Breathe out slowly, as if through a straw.'],
      [14, 20, 'Barki opadają za każdym razem.', 'Your shoulders sink each time.'],
      [
        22,
        29.5,
        'Zapisz, ile masz teraz sił, od zera do dziesięciu.',
        'Write down how much strength you have now, from zero to ten.',
      ],
    ],
  },
]
