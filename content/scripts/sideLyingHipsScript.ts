import type { Block, Script } from './script.ts'

type SideMotion = 'settle' | 'legLift' | 'circle' | 'shell'
export type HipMotion = SideMotion | `${SideMotion}Other` | 'rollOver' | 'rest'

const legLift: Omit<Block<HipMotion>, 'motion' | 'title' | 'cues'> = {
  lead: 4,
  times: 5,
  period: 5,
  note: { pl: '5 powtórzeń', en: '5 repetitions' },
}
const circle: Omit<Block<HipMotion>, 'motion' | 'title' | 'cues'> = {
  lead: 4,
  times: 5,
  period: 3.2,
  note: { pl: '5 kół', en: '5 circles' },
}
const shell: Omit<Block<HipMotion>, 'motion' | 'title' | 'cues'> = {
  lead: 4,
  times: 5,
  period: 4.4,
  note: { pl: '5 powtórzeń', en: '5 repetitions' },
}

/** Hip exercises on one side and on the other, a little over three minutes. */
export const sideLyingHipsScript: Script<HipMotion> = [
  {
    motion: 'settle',
    lead: 5,
    times: 2,
    period: 7,
    title: { pl: 'Połóż się na boku', en: 'Lie on your side' },
    note: { pl: '2 spokojne oddechy', en: '2 calm breaths' },
    cues: [
      [1, 6, 'Połóż się na boku i oprzyj na przedramieniu.', 'Lie on your side and lean on your forearm.'],
      [
        7,
        12,
        'Dolną nogę ugnij. Drugą dłoń postaw przed sobą.',
        'Bend the lower leg. Set your other hand in front of you.',
      ],
      [13, 18.5, 'Biodra stoją dokładnie jedno nad drugim.', 'Your hips are stacked exactly one above the other.'],
    ],
  },
  {
    motion: 'legLift',
    ...legLift,
    title: { pl: 'Unoszenie nogi', en: 'Leg lifts' },
    cues: [
      [0.5, 4, 'Wyprostuj górną nogę.', 'Straighten the upper leg.'],
      [4.5, 9, 'Z wydechem unieś nogę. Prowadzi ją pięta.', 'Breathe out and lift the leg. Your heel leads.'],
      [10, 15, 'Z wdechem opuść ją powoli, prawie do dołu.', 'Breathe in and lower it slowly, almost all the way.'],
      [
        19,
        24,
        'Nie musi być wysoko. Ważne, że biodra stoją.',
        'It need not be high. What counts is that your hips stay.',
      ],
    ],
  },
  {
    motion: 'circle',
    ...circle,
    title: { pl: 'Małe koła', en: 'Small circles' },
    cues: [
      [0.5, 4, 'Unieś nogę i zostań.', 'Lift the leg and stay.'],
      [4.5, 9.5, 'Rysuj piętą małe koła, jak na szybie.', 'Draw small circles with your heel, as if on a window.'],
      [11, 16, 'Oddychaj. Tułów leży spokojnie.', 'Keep breathing. Your trunk lies still.'],
    ],
  },
  {
    motion: 'shell',
    ...shell,
    title: { pl: 'Muszla', en: 'Shell' },
    cues: [
      [0.5, 4, 'Ugnij oba kolana. Pięty razem.', 'Bend both knees. Heels together.'],
      [4.5, 9.5, 'Z wydechem otwórz górne kolano jak muszlę.', 'Breathe out and open the upper knee like a shell.'],
      [11, 16, 'Z wdechem zamknij. Pięty się nie rozchodzą.', 'Breathe in and close it. Heels stay together.'],
      [19, 24, 'Miednica nie kołysze się do tyłu.', 'Your pelvis does not roll back.'],
    ],
  },
  {
    motion: 'rollOver',
    lead: 4,
    times: 1,
    period: 8,
    count: 'seconds',
    title: { pl: 'Zmień bok', en: 'Change sides' },
    note: { pl: 'powoli, przez plecy', en: 'slowly, over your back' },
    cues: [
      [0.5, 5, 'Przetocz się przez plecy na drugi bok.', 'Roll over your back onto the other side.'],
      [
        6.5,
        11.5,
        'Oprzyj się na przedramieniu. Ustaw biodra tak samo.',
        'Lean on your forearm. Stack your hips the same way.',
      ],
    ],
  },
  {
    motion: 'legLiftOther',
    ...legLift,
    title: { pl: 'Noga, druga strona', en: 'Leg lifts, other side' },
    cues: [
      [0.5, 4, 'Wyprostuj górną nogę.', 'Straighten the upper leg.'],
      [
        4.5,
        9,
        'Wydech: noga w górę. Stopa patrzy przed siebie.',
        'Breathe out: leg up. Your foot looks straight ahead.',
      ],
      [11, 16, 'Wdech: powoli w dół.', 'Breathe in: slowly down.'],
      [
        21,
        26,
        'Noga drży? Odpocznij i wróć, kiedy zechcesz.',
        'Is your leg shaking? Rest, and come back when you like.',
      ],
    ],
  },
  {
    motion: 'circleOther',
    ...circle,
    title: { pl: 'Koła, druga strona', en: 'Circles, other side' },
    cues: [
      [0.5, 4, 'Unieś nogę i zostań.', 'Lift the leg and stay.'],
      [4.5, 9.5, 'Koła wielkości talerza, bez pośpiechu.', 'Circles the size of a plate, in no hurry.'],
      [11, 16, 'Ramię, na którym leżysz, odpycha matę.', 'The arm you lean on pushes the mat away.'],
    ],
  },
  {
    motion: 'shellOther',
    ...shell,
    title: { pl: 'Muszla, druga strona', en: 'Shell, other side' },
    cues: [
      [0.5, 4, 'Ugnij kolana. Pięty razem.', 'Bend your knees. Heels together.'],
      [4.5, 9.5, 'Wydech: otwórz. Wdech: zamknij.', 'Breathe out: open. Breathe in: close.'],
      [13, 18, 'Kolano tylko tak wysoko, jak jest wygodnie.', 'Knee only as high as is comfortable.'],
      [21, 26, 'Ostatni raz.', 'One last time.'],
    ],
  },
  {
    motion: 'rest',
    lead: 4,
    times: 1,
    period: 18,
    count: 'seconds',
    title: { pl: 'Odpoczynek', en: 'Rest' },
    note: { pl: 'na plecach', en: 'on your back' },
    cues: [
      [0.5, 5.5, 'Przetocz się na plecy. Stopy stoją na macie.', 'Roll onto your back. Feet stand on the mat.'],
      [7, 12, 'Oddychaj. Poczuj ciepłe biodra.', 'Breathe. Feel the warmth in your hips.'],
      [13, 17.5, 'Usiądź powoli, przez bok.', 'Sit up slowly, over your side.'],
    ],
  },
]
