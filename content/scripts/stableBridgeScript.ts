import type { Script } from './script.ts'

export type BridgeMotion = 'rest' | 'pelvicTilt' | 'bridge' | 'longBridge' | 'heelSlide'

/** Lying hip exercises, three minutes and three quarters. */
export const stableBridgeScript: Script<BridgeMotion> = [
  {
    motion: 'rest',
    lead: 5,
    times: 3,
    period: 8,
    title: { pl: 'Połóż się wygodnie', en: 'Lie down comfortably' },
    note: { pl: '3 spokojne oddechy', en: '3 calm breaths' },
    cues: [
      [
        1,
        7,
        'Połóż się na plecach. Ugnij kolana i postaw stopy na macie.',
        'Lie on your back. Bend your knees and set your feet on the mat.',
      ],
      [8, 15, 'Stopy na szerokość bioder, ręce wzdłuż tułowia.', 'Feet hip-width apart, arms along your sides.'],
      [
        16,
        23,
        'Wdech nosem, długi wydech. Plecy robią się ciężkie.',
        'In through your nose, a long breath out. Your back grows heavy.',
      ],
    ],
  },
  {
    motion: 'pelvicTilt',
    lead: 4,
    times: 6,
    period: 6,
    title: { pl: 'Kołysanie miednicą', en: 'Pelvic tilts' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Zacznij od małego ruchu miednicy.', 'Begin with a small movement of the pelvis.'],
      [4.5, 10, 'Z wydechem przyklej lędźwie do maty.', 'Breathe out and press your lower back into the mat.'],
      [11, 16, 'Z wdechem puść. Zostaje naturalna krzywizna.', 'Breathe in and let go. The natural curve returns.'],
      [23, 28, 'Pośladki nie odrywają się od maty.', 'Your hips do not leave the mat.'],
      [34, 39, 'Ostatni raz, miękko.', 'One last time, softly.'],
    ],
  },
  {
    motion: 'bridge',
    lead: 4,
    times: 8,
    period: 6,
    title: { pl: 'Most', en: 'Bridge' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Przed Tobą osiem mostów.', 'Eight bridges ahead.'],
      [4.5, 10, 'Z wydechem dociśnij stopy i unieś biodra.', 'Breathe out, press your feet down and lift your hips.'],
      [11, 16, 'Z wdechem opuść plecy, kręg po kręgu.', 'Breathe in and lower your back, one bone at a time.'],
      [22, 28, 'Kolana patrzą w sufit i nie uciekają na boki.', 'Knees point at the ceiling and do not drift apart.'],
      [34, 39, 'Szyja jest długa, a twarz spokojna.', 'Your neck is long, your face at ease.'],
      [44, 50, 'Jeszcze jeden i odpocznij.', 'One more, then rest.'],
    ],
  },
  {
    motion: 'longBridge',
    lead: 4,
    times: 4,
    period: 10,
    title: { pl: 'Most z zatrzymaniem', en: 'Bridge with a pause' },
    note: { pl: '4 razy po 5 sekund', en: '4 times, 5 seconds each' },
    cues: [
      [0.5, 4, 'Teraz zostaniesz na górze dłużej.', 'Now you will stay up a little longer.'],
      [4.5, 9, 'Unieś biodra i oddychaj.', 'Lift your hips and breathe.'],
      [10, 15, 'Opuść je powoli i odpocznij chwilę.', 'Lower them slowly and rest a moment.'],
      [
        20,
        26,
        'Pięty wciskają się w matę. Brzuch pracuje lekko.',
        'Heels press into the mat. Your belly works lightly.',
      ],
      [
        35,
        41,
        'Ostatni raz. Wystarczy tak wysoko, jak jest wygodnie.',
        'The last one. As high as is comfortable is high enough.',
      ],
    ],
  },
  {
    motion: 'heelSlide',
    lead: 4,
    times: 3,
    period: 12,
    title: { pl: 'Zsuwanie pięty', en: 'Heel slides' },
    note: { pl: 'po 3 na nogę', en: '3 with each leg' },
    cues: [
      [0.5, 4, 'Na rozluźnienie zsuwaj pięty po macie.', 'To loosen up, slide your heels along the mat.'],
      [
        4.5,
        10,
        'Wyprostuj jedną nogę, prowadząc piętę po podłodze.',
        'Straighten one leg, letting the heel travel along the floor.',
      ],
      [11, 16, 'Wróć i zrób to samo drugą nogą.', 'Come back and do the same with the other leg.'],
      [23, 28, 'Miednica leży spokojnie.', 'Your pelvis lies still.'],
      [33, 39, 'Jeszcze raz każdą nogą.', 'Once more with each leg.'],
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
      [0.5, 6, 'Zostań tak na dwa oddechy.', 'Stay here for two breaths.'],
      [8, 14, 'Wdech. Długi wydech.', 'Breathe in. A long breath out.'],
      [15, 19.5, 'Wstając, obróć się najpierw na bok.', 'To get up, roll onto your side first.'],
    ],
  },
]
