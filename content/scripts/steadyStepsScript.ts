import type { Script } from './script.ts'

export type StepsMotion = 'stand' | 'march' | 'rise' | 'stepForward' | 'tandem' | 'look' | 'quiet'

/** What a pavement asks, with a hand on a worktop, not quite three minutes. */
export const steadyStepsScript: Script<StepsMotion> = [
  {
    motion: 'stand',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Stań przy blacie', en: 'Stand by the worktop' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [
        1,
        7,
        'Stań bokiem do ściany albo blatu. Połóż na nim dłoń.',
        'Stand side-on to a wall or worktop. Rest a hand on it.',
      ],
      [8, 12, 'Stopy na szerokość bioder.', 'Your feet are hip-width apart.'],
      [12.5, 16.8, 'Wzrok patrzy przed siebie.', 'Your eyes look ahead.'],
    ],
  },
  {
    motion: 'march',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Marsz w miejscu', en: 'March on the spot' },
    note: { pl: 'po 6 na nogę', en: '6 with each leg' },
    cues: [
      [0.5, 4, 'Teraz marsz w miejscu.', 'Now march on the spot.'],
      [5, 10, 'Kolano w górę, stopa cicho wraca.', 'Knee up, and the foot comes back quietly.'],
      [13, 18, 'Rośnij w górę. Dłoń tylko pomaga.', 'Grow tall. Your hand only helps.'],
      [21, 26, 'Oddychaj swobodnie.', 'Breathe freely.'],
    ],
  },
  {
    motion: 'rise',
    lead: 4,
    times: 6,
    period: 4,
    title: { pl: 'Wspięcia na palce', en: 'Rise onto your toes' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Stopy równo obok siebie.', 'Feet level, side by side.'],
      [4.5, 9.5, 'Z wdechem unieś pięty, z wydechem opuść.', 'Breathe in and rise, breathe out and lower.'],
      [13, 18, 'Opuszczaj wolniej, niż unosisz.', 'Go down more slowly than you rise.'],
      [22, 27, 'Jeszcze dwa razy.', 'Two more.'],
    ],
  },
  {
    motion: 'stepForward',
    lead: 4,
    times: 3,
    period: 10,
    title: { pl: 'Krok w przód', en: 'Step forward' },
    note: { pl: 'po 3 na nogę', en: '3 with each leg' },
    cues: [
      [0.5, 4, 'Krok w przód i z powrotem.', 'A step forward and back.'],
      [5, 10, 'Najpierw pięta, potem cała stopa. Wróć.', 'First the heel, then the whole foot. Come back.'],
      [11, 16, 'Teraz druga noga.', 'Now the other leg.'],
      [19, 24, 'Tułów zostaje nad biodrami.', 'Your body stays over your hips.'],
      [27, 32, 'Ostatni raz, bez pośpiechu.', 'One last time, in no hurry.'],
    ],
  },
  {
    motion: 'tandem',
    lead: 4,
    times: 2,
    period: 14,
    count: 'seconds',
    title: { pl: 'Stopa przed stopą', en: 'Foot before foot' },
    note: { pl: 'po 14 sekund', en: '14 seconds each' },
    cues: [
      [0.5, 4, 'Teraz jak po linii.', 'Now as if along a line.'],
      [4.5, 10, 'Pięta jednej stopy tuż przed palcami drugiej.', 'The heel of one foot right before the other’s toes.'],
      [12, 16.5, 'Za wąsko? Rozsuń stopy.', 'Too narrow? Leave some room.'],
      [18.5, 23, 'Zmień stopę z przodu.', 'Change the foot in front.'],
      [25, 30, 'Patrz przed siebie i oddychaj.', 'Look ahead and breathe.'],
    ],
  },
  {
    motion: 'look',
    lead: 4,
    times: 2,
    period: 9,
    title: { pl: 'Rozejrzyj się', en: 'Look around' },
    note: { pl: 'po 2 na stronę', en: '2 to each side' },
    cues: [
      [0.5, 4, 'Stań wygodnie na obu nogach.', 'Stand at ease on both legs.'],
      [4.5, 10, 'Powoli popatrz w prawo, przed siebie, w lewo.', 'Look slowly right, ahead, and left.'],
      [
        13,
        19,
        'Stopy stoją pewnie. Zwolnij, jeśli obraz płynie.',
        'Feet stay firm. Slow down if things begin to swim.',
      ],
    ],
  },
  {
    motion: 'quiet',
    lead: 4,
    times: 2,
    period: 6,
    title: { pl: 'Spokojne stanie', en: 'Quiet standing' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [0.5, 5.5, 'Poczuj pięty i palce na podłodze.', 'Feel your heels and toes on the floor.'],
      [7, 12, 'Oddychaj, zanim ruszysz dalej w dzień.', 'Breathe before you walk on into your day.'],
    ],
  },
]
