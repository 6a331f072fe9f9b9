import type { Script } from './script.ts'

export type RowMotion = 'longBack' | 'narrowRow' | 'pause' | 'wideRow' | 'rowInTurn' | 'letGo'

/** Rows with a band around the feet, under three minutes. */
export const bandRowScript: Script<RowMotion> = [
  {
    motion: 'longBack',
    lead: 5,
    times: 2,
    period: 7,
    title: { pl: 'Długie plecy', en: 'A long back' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [1, 6, 'Zaczep gumę o stopy i chwyć jej końce.', 'Loop the band around your feet and take its ends.'],
      [
        6.5,
        12,
        'Jeśli tył ud ciągnie, ugnij kolana mocniej.',
        'If the backs of your thighs pull, bend your knees more.',
      ],
      [13, 18.5, 'Wydłuż plecy. Cofnij barki i opuść je.', 'Lengthen your back. Draw your shoulders back and down.'],
    ],
  },
  {
    motion: 'narrowRow',
    lead: 4,
    times: 7,
    period: 5,
    title: { pl: 'Wąskie wiosła', en: 'Narrow rows' },
    note: { pl: '7 powtórzeń', en: '7 repetitions' },
    cues: [
      [0.5, 4, 'Teraz wąskie wiosła.', 'Now narrow rows.'],
      [4.5, 9.5, 'Z wydechem przyciągnij łokcie wzdłuż boków.', 'Breathe out and pull your elbows along your sides.'],
      [12, 17, 'Z wdechem puść powoli. To jest najważniejsze.', 'Breathe in and let go slowly. That matters most.'],
      [
        21,
        26,
        'Łopatki zbliżają się do siebie, barki zostają nisko.',
        'Shoulder blades draw together, shoulders stay low.',
      ],
      [33, 38, 'Jeszcze raz. Tułów się nie kołysze.', 'Once more. Your trunk does not rock.'],
    ],
  },
  {
    motion: 'pause',
    lead: 4,
    times: 3,
    period: 4,
    title: { pl: 'Przerwa', en: 'Pause' },
    note: { pl: 'krążenia barków', en: 'shoulder circles' },
    cues: [
      [0.5, 4.5, 'Połóż dłonie na udach.', 'Rest your hands on your thighs.'],
      [6, 11, 'Zatocz barkami kilka kół w tył.', 'Roll your shoulders backwards a few times.'],
    ],
  },
  {
    motion: 'wideRow',
    lead: 4,
    times: 6,
    period: 5,
    title: { pl: 'Szerokie wiosła', en: 'Wide rows' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Teraz łokcie pójdą szeroko.', 'Now your elbows go wide.'],
      [4.5, 9.5, 'Przyciągnij dłonie do mostka, łokcie na boki.', 'Pull your hands to your breastbone, elbows out.'],
      [13, 18, 'Nadgarstki są proste, szyja długa.', 'Your wrists are straight, your neck is long.'],
      [23, 28, 'Jest za trudno? Chwyć gumę bliżej końców.', 'Too hard? Hold the band nearer its ends.'],
    ],
  },
  {
    motion: 'rowInTurn',
    lead: 4,
    times: 6,
    period: 4.5,
    title: { pl: 'Wiosła na zmianę', en: 'Rows in turn' },
    note: { pl: 'po 3 na stronę', en: '3 to each side' },
    cues: [
      [0.5, 4, 'Wiosłuj na zmianę.', 'Row in turn.'],
      [
        4.5,
        9.5,
        'Raz jedna ręka, raz druga. Mostek patrzy przed siebie.',
        'One arm, then the other. Your breastbone looks ahead.',
      ],
      [13.5, 18.5, 'Druga ręka trzyma gumę spokojnie.', 'The other arm holds the band quietly.'],
      [24, 29, 'Ostatni raz. Powoli puść.', 'The last time. Let go slowly.'],
    ],
  },
  {
    motion: 'letGo',
    lead: 4,
    times: 2,
    period: 9,
    title: { pl: 'Rozluźnienie', en: 'Letting go' },
    note: { pl: '2 długie oddechy', en: '2 long breaths' },
    cues: [
      [0.5, 5, 'Pozwól gumie pociągnąć ramiona w przód.', 'Let the band draw your arms forward.'],
      [6, 11, 'Zaokrąglij plecy i opuść głowę.', 'Round your back and lower your head.'],
      [12.5, 17.5, 'Oddychaj między łopatki.', 'Breathe between your shoulder blades.'],
    ],
  },
]
