import type { Script } from './script.ts'

export type LightFeetMotion = 'breathe' | 'heelToe' | 'pumpRight' | 'pumpLeft' | 'circles' | 'ball'

/** Ankles and soles on a chair, not quite three minutes. */
export const lightFeetScript: Script<LightFeetMotion> = [
  {
    motion: 'breathe',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Postaw stopy', en: 'Plant your feet' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [
        1,
        7,
        'Usiądź bliżej brzegu krzesła. Stopy płasko, na szerokość bioder.',
        'Sit near the edge of the chair. Feet flat, hip-width apart.',
      ],
      [9, 15, 'Rozłóż palce na podłodze i poczuj pięty.', 'Spread your toes on the floor and feel your heels.'],
    ],
  },
  {
    motion: 'heelToe',
    lead: 4,
    times: 8,
    period: 4,
    title: { pl: 'Pięty i palce', en: 'Heels and toes' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Stopy kołyszą się jak łódka.', 'Your feet rock like a boat.'],
      [
        4.5,
        10,
        'Z wdechem unieś pięty. Z wydechem unieś palce.',
        'Breathe in and lift your heels. Breathe out and lift your toes.',
      ],
      [16, 21, 'Powoli, bez stukania o podłogę.', 'Slowly, without tapping the floor.'],
      [28, 33, 'Jeszcze dwa razy.', 'Two more.'],
    ],
  },
  {
    motion: 'pumpRight',
    lead: 4,
    times: 5,
    period: 4,
    title: { pl: 'Pompowanie prawą stopą', en: 'Pumping the right foot' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Wyprostuj przed siebie prawą nogę.', 'Stretch your right leg out in front of you.'],
      [
        4.5,
        10,
        'Przyciągnij palce do siebie, potem naciśnij jak pedał.',
        'Draw your toes towards you, then push as if on a pedal.',
      ],
      [15, 20, 'Łydka pracuje. Kolano zostaje miękkie.', 'Your calf works. Your knee stays soft.'],
    ],
  },
  {
    motion: 'pumpLeft',
    lead: 4,
    times: 5,
    period: 4,
    title: { pl: 'Pompowanie lewą stopą', en: 'Pumping the left foot' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Zmień nogę.', 'Change legs.'],
      [6, 11, 'Palce do siebie i od siebie, pełnym ruchem.', 'Toes towards you and away, all the way.'],
      [15, 20, 'Siedź wysoko. Udo leży na krześle.', 'Sit tall. Your thigh rests on the chair.'],
    ],
  },
  {
    motion: 'circles',
    lead: 4,
    times: 2,
    period: 11,
    count: 'seconds',
    title: { pl: 'Koła stopą', en: 'Foot circles' },
    note: { pl: 'po 3 na stopę', en: '3 with each foot' },
    cues: [
      [0.5, 4, 'Teraz koła w powietrzu.', 'Now circles in the air.'],
      [4.5, 10, 'Unieś stopę i narysuj palcami trzy koła.', 'Lift your foot and draw three circles with your toes.'],
      [15, 20, 'Druga stopa. Koła mogą być małe.', 'The other foot. Small circles are fine.'],
    ],
  },
  {
    motion: 'ball',
    lead: 4,
    times: 2,
    period: 16,
    count: 'seconds',
    title: { pl: 'Piłka pod stopą', en: 'Ball under the foot' },
    note: { pl: 'po 16 sekund', en: '16 seconds each' },
    cues: [
      [0.5, 4, 'Połóż stopę na piłce.', 'Put your foot on the ball.'],
      [5, 10, 'Tocz ją od pięty do palców.', 'Roll it from heel to toes.'],
      [12, 17, 'Naciskaj tyle, ile jest przyjemnie.', 'Press as much as feels good.'],
      [20.5, 25, 'Druga stopa.', 'The other foot.'],
      [28, 33, 'Oddychaj spokojnie. Palce są luźne.', 'Breathe calmly. Your toes are loose.'],
    ],
  },
  {
    motion: 'breathe',
    lead: 4,
    times: 2,
    period: 6,
    title: { pl: 'Stopy na ziemi', en: 'Feet on the ground' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [0.5, 5, 'Postaw obie stopy płasko.', 'Plant both feet flat.'],
      [6, 11, 'Zauważ, jak teraz leżą na podłodze.', 'Notice how they rest on the floor now.'],
    ],
  },
]
