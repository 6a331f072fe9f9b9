import type { Script } from './script.ts'

export type BedtimeMotion = 'notice' | 'belly' | 'longOut' | 'heavy' | 'silence'

/** Breathing on the back, slower from part to part, two and a half minutes. */
export const bedtimeBreathScript: Script<BedtimeMotion> = [
  {
    motion: 'notice',
    lead: 5,
    times: 3,
    period: 7,
    title: { pl: 'Ułóż się', en: 'Settle' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [
        1,
        7,
        'Połóż się na plecach i ugnij kolana. Rozluźnij czoło.',
        'Lie on your back, knees bent. Soften your forehead.',
      ],
      [8, 14, 'Jedna dłoń leży na brzuchu, druga na piersi.', 'One hand on your belly, the other on your chest.'],
      [
        16,
        23,
        'Nie zmieniaj niczego. Zauważ, którędy wchodzi powietrze.',
        'Change nothing. Notice where the air comes in.',
      ],
    ],
  },
  {
    motion: 'belly',
    lead: 4,
    times: 4,
    period: 8,
    title: { pl: 'Dłoń na brzuchu', en: 'Hand on your belly' },
    note: { pl: '4 oddechy', en: '4 breaths' },
    cues: [
      [0.5, 4, 'Oddychaj do dolnej dłoni.', 'Breathe to the lower hand.'],
      [5, 11, 'Z wdechem brzuch się unosi, z wydechem opada.', 'Breathe in, your belly rises. Breathe out, it sinks.'],
      [16, 22, 'Górna dłoń prawie się nie rusza.', 'The upper hand hardly moves.'],
      [27, 33, 'Szczęka i barki są miękkie.', 'Your jaw and shoulders are soft.'],
    ],
  },
  {
    motion: 'longOut',
    lead: 4,
    times: 4,
    period: 11,
    title: { pl: 'Dłuższy wydech', en: 'A longer breath out' },
    note: { pl: '4 oddechy', en: '4 breaths' },
    cues: [
      [0.5, 4, 'Teraz wydłuż wydech.', 'Now a longer breath out.'],
      [4.5, 8, 'Wdech nosem przez cztery.', 'In through your nose for four.'],
      [8.5, 14, 'Wydech przez sześć, jak przez słomkę.', 'Out for six, as if through a straw.'],
      [17, 24, 'Po wydechu może być chwila ciszy.', 'After the breath out there may be a moment of silence.'],
      [29, 36, 'Za ciasno? Wróć do zwykłego oddechu.', 'Too tight? Go back to your usual breath.'],
    ],
  },
  {
    motion: 'heavy',
    lead: 4,
    times: 1,
    period: 26,
    count: 'seconds',
    title: { pl: 'Ciężar', en: 'Weight' },
    note: { pl: 'pół minuty', en: 'half a minute' },
    cues: [
      [1, 7, 'Wyprostuj powoli jedną nogę, potem drugą.', 'Slowly straighten one leg, then the other.'],
      [10, 16, 'Odłóż ręce obok ciała.', 'Lay your arms down beside you.'],
      [18, 25, 'Stopy, nogi, brzuch i dłonie robią się cięższe.', 'Feet, legs, belly and hands grow heavier.'],
    ],
  },
  {
    motion: 'silence',
    lead: 4,
    times: 3,
    period: 9,
    count: 'seconds',
    title: { pl: 'Cisza', en: 'Silence' },
    note: { pl: '3 spokojne oddechy', en: '3 quiet breaths' },
    cues: [
      [1, 7, 'Nic już nie licz. Powieki są ciężkie.', 'Stop counting. Your eyelids are heavy.'],
      [
        12,
        19,
        'Ułóż się tak, jak lubisz spać. Oddech zna drogę.',
        'Lie the way you like to sleep. Your breath knows the way.',
      ],
    ],
  },
]
