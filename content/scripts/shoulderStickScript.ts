import type { Script } from './script.ts'

export type StickMotion = 'breathe' | 'overhead' | 'aside' | 'upAndOut' | 'tree'

/** Standing shoulder exercises with a stick in both hands, about three minutes. */
export const shoulderStickScript: Script<StickMotion> = [
  {
    motion: 'breathe',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Chwyć kij', en: 'Take the stick' },
    note: { pl: '2 spokojne oddechy', en: '2 calm breaths' },
    cues: [
      [
        1,
        6.5,
        'Stań w lekkim rozkroku. Chwyć kij nieco szerzej niż barki.',
        'Stand with your feet apart. Hold the stick a little wider than your shoulders.',
      ],
      [7.5, 12, 'Opuść go przed uda. Kolana są miękkie.', 'Let it rest in front of your thighs. Knees soft.'],
      [12.5, 16.5, 'Barki nisko, szyja długa.', 'Shoulders low, neck long.'],
    ],
  },
  {
    motion: 'overhead',
    lead: 4,
    times: 8,
    period: 5,
    title: { pl: 'Kij w górę', en: 'Stick overhead' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Najpierw kij przodem w górę.', 'First the stick goes up in front.'],
      [
        4.5,
        9,
        'Z wdechem unieś go tak wysoko, jak jest wygodnie.',
        'Breathe in and lift it as high as is comfortable.',
      ],
      [9.5, 13.5, 'Z wydechem opuść, powoli i równo.', 'Breathe out and lower it, slowly and evenly.'],
      [19, 24, 'Żebra zostają spokojne, plecy się nie wyginają.', 'Your ribs stay quiet, your back does not arch.'],
      [29, 34, 'Sprawniejsza ręka prowadzi tę drugą.', 'The arm that moves well guides the other.'],
      [38.5, 43, 'Ostatni raz.', 'One last time.'],
    ],
  },
  {
    motion: 'aside',
    lead: 4,
    times: 8,
    period: 4,
    title: { pl: 'Wypychanie w bok', en: 'Push to the side' },
    note: { pl: 'po 4 na stronę', en: '4 to each side' },
    cues: [
      [0.5, 4, 'Przyłóż łokcie do boków i ugnij je.', 'Bring your elbows to your sides and bend them.'],
      [
        4.5,
        9,
        'Jedna ręka wypycha kij w bok, druga daje się prowadzić.',
        'One hand pushes the stick sideways, the other lets itself be led.',
      ],
      [12, 17, 'Łokcie nie odchodzą od tułowia.', 'Your elbows stay close to your body.'],
      [20, 25, 'Oddychaj swobodnie. Nie dociskaj na końcu.', 'Breathe freely. Do not press at the end.'],
      [31, 35.5, 'Ostatni raz w tę stronę.', 'One last time to this side.'],
    ],
  },
  {
    motion: 'upAndOut',
    lead: 4,
    times: 6,
    period: 5,
    title: { pl: 'Bokiem w górę', en: 'Up and out' },
    note: { pl: 'po 3 na stronę', en: '3 to each side' },
    cues: [
      [0.5, 4, 'Wyprostuj ręce i opuść kij.', 'Straighten your arms and lower the stick.'],
      [4.5, 9, 'Odprowadź kij bokiem w górę, do wysokości barku.', 'Take the stick out and up, to shoulder height.'],
      [9.5, 14, 'Jedna ręka pcha, druga tylko się unosi.', 'One arm pushes, the other only rises.'],
      [19, 24, 'Bark nie wędruje do ucha.', 'Keep the shoulder away from your ear.'],
      [28.5, 33, 'Jeszcze raz i opuść kij.', 'Once more, and lower the stick.'],
    ],
  },
  {
    motion: 'tree',
    lead: 4,
    times: 4,
    period: 9,
    title: { pl: 'Drzewo na wietrze', en: 'Tree in the wind' },
    note: { pl: 'po 2 na stronę', en: '2 to each side' },
    cues: [
      [0.5, 4, 'Teraz drzewo na wietrze.', 'Now the tree in the wind.'],
      [4.5, 7, 'Unieś kij nad głowę albo do czoła.', 'Lift the stick overhead or to your brow.'],
      [
        7.2,
        12.5,
        'Z wydechem pochyl się lekko w bok. Z wdechem wróć i opuść.',
        'Breathe out and lean a little to one side. Breathe in, come back and lower.',
      ],
      [15, 20, 'Obie stopy mocno trzymają podłogę.', 'Both feet hold the floor firmly.'],
      [24, 29, 'Bok się wydłuża, oddech płynie.', 'Your side grows long, your breath flows.'],
      [33.5, 38, 'Ostatni raz.', 'One last time.'],
    ],
  },
  {
    motion: 'breathe',
    lead: 4,
    times: 2,
    period: 6,
    title: { pl: 'Luźne ramiona', en: 'Loose arms' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [0.5, 5, 'Opuść kij. Weź dwa spokojne oddechy.', 'Lower the stick. Take two calm breaths.'],
      [6, 11, 'Zauważ, jak teraz leżą barki.', 'Notice how your shoulders rest now.'],
    ],
  },
]
