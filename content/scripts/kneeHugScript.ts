import type { Script } from './script.ts'

export type HugMotion = 'settle' | 'oneKnee' | 'gather' | 'rock' | 'unfold'

/** Rest for the back before sleep, a little over two and a half minutes. */
export const kneeHugScript: Script<HugMotion> = [
  {
    motion: 'settle',
    lead: 5,
    times: 2,
    period: 8,
    title: { pl: 'Połóż się', en: 'Lie down' },
    note: { pl: '2 spokojne oddechy', en: '2 calm breaths' },
    cues: [
      [
        1,
        7,
        'Połóż się na plecach. Nogi proste, głowa na poduszce.',
        'Lie on your back. Legs straight, head on a pillow.',
      ],
      [8, 13, 'Ręce leżą wzdłuż ciała. Opuść barki.', 'Arms rest along your sides. Let your shoulders sink.'],
      [14, 20, 'Z wydechem pozwól podłodze Cię nieść.', 'Breathe out and let the floor carry you.'],
    ],
  },
  {
    motion: 'oneKnee',
    lead: 4,
    times: 2,
    period: 22,
    title: { pl: 'Kolano do piersi', en: 'One knee to your chest' },
    note: { pl: 'po 3 wydechy na stronę', en: '3 breaths out each side' },
    cues: [
      [0.5, 4, 'Najpierw jedno kolano.', 'One knee first.'],
      [
        4.5,
        9,
        'Ugnij nogę, sunąc piętą, i obejmij kolano dłońmi.',
        'Slide your heel in and hold your knee with both hands.',
      ],
      [
        10,
        15,
        'Z każdym wydechem przyciągnij je odrobinę bliżej.',
        'With each breath out, draw it in a little closer.',
      ],
      [16, 20, 'Barki i głowa leżą. Druga noga odpoczywa.', 'Shoulders and head stay down. The other leg rests.'],
      [21, 25, 'Postaw stopę i powoli wyprostuj nogę.', 'Set your foot down and slowly straighten your leg.'],
      [26.5, 31, 'Teraz drugie kolano, tak samo powoli.', 'Now the other knee, just as slowly.'],
      [33, 38, 'Jeśli kolano boli, trzymaj pod udem.', 'If your knee hurts, hold behind the thigh.'],
      [42.5, 47, 'Odłóż nogę i poczuj obie strony pleców.', 'Lay your leg down and feel both sides of your back.'],
    ],
  },
  {
    motion: 'gather',
    lead: 4,
    times: 1,
    period: 18,
    count: 'seconds',
    title: { pl: 'Oba kolana', en: 'Both knees' },
    note: { pl: 'jedno po drugim', en: 'one, then the other' },
    cues: [
      [0.5, 4, 'Teraz oba kolana.', 'Now both knees.'],
      [4.5, 9, 'Ugnij nogi jedną po drugiej i postaw stopy.', 'Bend your legs one by one and set your feet down.'],
      [
        9.5,
        14.5,
        'Unieś kolana po kolei i połóż na nich dłonie.',
        'Lift your knees in turn and lay your hands on them.',
      ],
      [15.5, 21.5, 'Wydech. Lędźwie same się rozciągają.', 'Breathe out. Your lower back lengthens by itself.'],
    ],
  },
  {
    motion: 'rock',
    lead: 4,
    times: 4,
    period: 8,
    title: { pl: 'Kołysanie', en: 'Rocking' },
    note: { pl: '4 razy w obie strony', en: '4 times to both sides' },
    cues: [
      [0.5, 4, 'Kołysz się na boki.', 'Rock from side to side.'],
      [
        4.5,
        10,
        'Przechyl kolana odrobinę w jedną, potem w drugą stronę.',
        'Tip your knees a little to one side, then to the other.',
      ],
      [13, 18, 'Podłoga masuje Ci plecy.', 'The floor massages your back.'],
      [21, 26, 'Oddychaj swobodnie. Głowa zostaje w środku.', 'Breathe freely. Your head stays in the middle.'],
      [30, 35, 'Coraz mniejszy ruch, aż do środka.', 'Smaller and smaller, back to the middle.'],
    ],
  },
  {
    motion: 'unfold',
    lead: 4,
    times: 1,
    period: 28,
    count: 'seconds',
    title: { pl: 'Odpoczynek', en: 'Rest' },
    note: { pl: 'kilka oddechów', en: 'a few calm breaths' },
    cues: [
      [0.5, 5, 'Postaw stopy na macie, jedną po drugiej.', 'Set your feet on the mat, one by one.'],
      [6, 11, 'Wyprostuj nogi. Ręce połóż obok ciała.', 'Straighten your legs. Lay your arms beside you.'],
      [14, 19, 'Zamknij oczy. Plecy robią się cięższe.', 'Close your eyes. Your back grows heavier.'],
      [
        21,
        27.5,
        'Zostań tak, jak długo chcesz. Wstając, obróć się na bok.',
        'Stay as long as you like. To get up, roll onto your side.',
      ],
    ],
  },
]
