import type { Script } from './script.ts'

export type WarriorMotion =
  | 'stand'
  | 'stepWide'
  | 'bendRight'
  | 'stayRight'
  | 'change'
  | 'bendLeft'
  | 'stayLeft'
  | 'longSide'
  | 'stepTogether'

/** A slow warrior to both sides, about three minutes. */
export const unhurriedWarriorScript: Script<WarriorMotion> = [
  {
    motion: 'stand',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Stań spokojnie', en: 'Stand quietly' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [
        1,
        6,
        'Stań na środku maty. Stopy pod biodrami, ręce luźno.',
        'Stand in the middle of the mat. Feet under your hips, arms loose.',
      ],
      [7, 12, 'Poczuj, jak ciężar rozkłada się na obie nogi.', 'Feel your weight spread over both legs.'],
      [12.5, 16.5, 'Oddychaj długo.', 'Breathe long.'],
    ],
  },
  {
    motion: 'stepWide',
    lead: 4,
    times: 1,
    period: 10,
    title: { pl: 'Szeroki rozkrok', en: 'Wide stance' },
    note: { pl: 'bez pośpiechu', en: 'without hurry' },
    cues: [
      [0.5, 4, 'Teraz szeroki rozkrok.', 'Now a wide stance.'],
      [4.5, 9, 'Odstaw jedną stopę w bok, potem drugą.', 'Step one foot out to the side, then the other.'],
      [9.5, 13.5, 'Unieś ręce na boki. Barki nisko.', 'Raise your arms to the sides. Shoulders low.'],
    ],
  },
  {
    motion: 'bendRight',
    lead: 4,
    times: 5,
    period: 6,
    title: { pl: 'Wojownik w prawo', en: 'Warrior to the right' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Obróć prawą stopę na zewnątrz.', 'Turn your right foot out.'],
      [
        4.5,
        9.5,
        'Z wydechem ugnij prawe kolano. Z wdechem wyprostuj.',
        'Breathe out and bend your right knee. Breathe in and straighten.',
      ],
      [13, 18, 'Kolano patrzy tam, gdzie palce stopy.', 'Your knee points where your toes point.'],
      [22, 27, 'Im węziej stoisz, tym lżej.', 'The narrower you stand, the lighter it is.'],
      [29, 33.5, 'Ostatni raz: ugnij i wyprostuj.', 'One last time: bend and straighten.'],
    ],
  },
  {
    motion: 'stayRight',
    lead: 4,
    times: 3,
    period: 5,
    count: 'seconds',
    title: { pl: 'Zostań w prawo', en: 'Stay to the right' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [0.5, 4, 'Ugnij kolano i zostań.', 'Bend your knee and stay.'],
      [5, 10, 'Barki nad biodrami, wzrok nad dłonią.', 'Shoulders over hips, eyes over your hand.'],
      [12, 17, 'Ręce są długie, twarz miękka.', 'Your arms are long, your face is soft.'],
    ],
  },
  {
    motion: 'change',
    lead: 4,
    times: 1,
    period: 8,
    title: { pl: 'Zmiana strony', en: 'Change sides' },
    note: { pl: '8 sekund', en: '8 seconds' },
    cues: [
      [0.5, 4, 'Wyprostuj kolano i opuść ręce.', 'Straighten your knee and lower your arms.'],
      [4.5, 9, 'Odpocznij przez dwa oddechy.', 'Rest for two breaths.'],
    ],
  },
  {
    motion: 'bendLeft',
    lead: 4,
    times: 5,
    period: 6,
    title: { pl: 'Wojownik w lewo', en: 'Warrior to the left' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Obróć lewą stopę na zewnątrz, unieś ręce.', 'Turn your left foot out, raise your arms.'],
      [
        4.5,
        9.5,
        'Z wydechem ugnij lewe kolano. Z wdechem wyprostuj.',
        'Breathe out and bend your left knee. Breathe in and straighten.',
      ],
      [14, 19, 'Tułów zostaje prosto nad biodrami.', 'Your body stays upright over your hips.'],
      [24, 29, 'Tylna noga jest mocna, cała stopa na macie.', 'The back leg is strong, the whole foot on the mat.'],
    ],
  },
  {
    motion: 'stayLeft',
    lead: 4,
    times: 3,
    period: 5,
    count: 'seconds',
    title: { pl: 'Zostań w lewo', en: 'Stay to the left' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [0.5, 4, 'Ugnij kolano i zostań.', 'Bend your knee and stay.'],
      [5, 10, 'Oddychaj równo. Stań wyżej, kiedy chcesz.', 'Breathe evenly. Stand higher whenever you like.'],
      [12, 17, 'Jeszcze jeden długi oddech.', 'One more long breath.'],
    ],
  },
  {
    motion: 'longSide',
    lead: 4,
    times: 2,
    period: 11,
    title: { pl: 'Długi bok', en: 'Long side' },
    note: { pl: 'po jednym na stronę', en: 'one to each side' },
    cues: [
      [0.5, 4, 'Na koniec boki ciała.', 'Last, the sides of your body.'],
      [
        4.5,
        10,
        'Oprzyj przedramię na udzie, drugą ręką sięgnij nad głowę.',
        'Rest a forearm on your thigh and reach the other arm overhead.',
      ],
      [11, 15, 'Wróć powoli do środka.', 'Come back to the middle slowly.'],
      [15.5, 21, 'Teraz druga strona. Bok się wydłuża.', 'Now the other side. It grows long.'],
    ],
  },
  {
    motion: 'stepTogether',
    lead: 4,
    times: 1,
    period: 14,
    count: 'seconds',
    title: { pl: 'Spokojne stanie', en: 'Quiet standing' },
    note: { pl: '14 sekund', en: '14 seconds' },
    cues: [
      [0.5, 4, 'Opuść ręce.', 'Lower your arms.'],
      [4.5, 9, 'Zbliż stopy, jedną, potem drugą.', 'Bring your feet in, one, then the other.'],
      [9.5, 13.5, 'Zauważ, jak mocno trzyma Cię podłoga.', 'Notice how firmly the floor holds you.'],
    ],
  },
]
