import type { Script } from './script.ts'

export type QuietKneesMotion = 'settle' | 'slide' | 'straighten' | 'heels' | 'hold' | 'swing'

/** Knees, sitting on a chair, three minutes. */
export const quietKneesScript: Script<QuietKneesMotion> = [
  {
    motion: 'settle',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Usiądź głęboko', en: 'Sit well back' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [
        1,
        8,
        'Usiądź głęboko, plecy przy oparciu. Stopy na szerokość bioder.',
        'Sit well back against the chair. Feet hip-width apart.',
      ],
      [9, 16, 'Chwyć dłońmi brzegi siedziska. Barki opadają.', 'Hold the edges of the seat. Let your shoulders drop.'],
    ],
  },
  {
    motion: 'slide',
    lead: 4,
    times: 6,
    period: 5,
    title: { pl: 'Stopa po podłodze', en: 'Foot along the floor' },
    note: { pl: 'po 3 na nogę', en: '3 with each leg' },
    cues: [
      [0.5, 4, 'Przesuwaj stopy, na zmianę.', 'Slide your feet, one after the other.'],
      [
        4.5,
        10.5,
        'Wysuń stopę w przód, aż noga prawie się wyprostuje.',
        'Slide one foot forward until the leg is almost straight.',
      ],
      [14, 19, 'Stopa sunie po podłodze tam i z powrotem.', 'Your foot glides along the floor, there and back.'],
      [24, 30, 'Idź tylko tak daleko, jak jest Ci wygodnie.', 'Go only as far as is comfortable.'],
    ],
  },
  {
    motion: 'straighten',
    lead: 4,
    times: 6,
    period: 5,
    title: { pl: 'Prostowanie kolana', en: 'Straighten the knee' },
    note: { pl: 'po 3 na nogę', en: '3 with each leg' },
    cues: [
      [0.5, 4, 'Teraz unosisz stopę.', 'Now your foot lifts.'],
      [
        4.5,
        10.5,
        'Z wydechem wyprostuj kolano. Palce do siebie.',
        'Breathe out and straighten the knee. Toes towards you.',
      ],
      [14, 19.5, 'Udo leży na krześle. Opuść stopę powoli.', 'Your thigh stays on the chair. Lower the foot slowly.'],
      [24, 30, 'Wystarczy tak wysoko, jak kolano pozwala.', 'As high as the knee allows is enough.'],
    ],
  },
  {
    motion: 'heels',
    lead: 4,
    times: 8,
    period: 3,
    title: { pl: 'Pięty w górę', en: 'Heels up' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Obie pięty naraz.', 'Both heels at once.'],
      [4.5, 10, 'Unieś pięty wysoko, palce zostają na podłodze.', 'Lift your heels high. Your toes stay on the floor.'],
      [15, 20, 'Opuść je bez stukania.', 'Lower them without a thud.'],
    ],
  },
  {
    motion: 'hold',
    lead: 4,
    times: 4,
    period: 9,
    title: { pl: 'Prostowanie z zatrzymaniem', en: 'Straighten and hold' },
    note: { pl: 'po 2 na nogę', en: '2 with each leg' },
    cues: [
      [0.5, 4, 'Jeszcze raz kolano, na dłużej.', 'The knee again, for longer.'],
      [
        4.5,
        10.5,
        'Wyprostuj i zostań na pięć sekund. Oddychaj.',
        'Straighten it and stay for five seconds. Keep breathing.',
      ],
      [14, 20, 'Lekkie zmęczenie uda jest w porządku.', 'A little tiredness in the thigh is fine.'],
      [23, 29, 'Przy ostrym bólu opuść stopę i odpocznij.', 'If you feel sharp pain, lower the foot and rest.'],
    ],
  },
  {
    motion: 'swing',
    lead: 4,
    times: 6,
    period: 3,
    title: { pl: 'Luźne nogi', en: 'Loose legs' },
    note: { pl: '6 kołysań', en: '6 swings' },
    cues: [
      [0.5, 4, 'Na koniec pokołysz nogami.', 'To finish, swing your legs.'],
      [5, 11, 'Luźno, jak dziecko na huśtawce.', 'Loosely, like a child on a swing.'],
      [14, 20, 'Oprzyj się i oddychaj spokojnie.', 'Lean back and breathe calmly.'],
    ],
  },
]
