import type { Script } from './script.ts'

export type SitToStandMotion = 'settle' | 'leanForward' | 'straightenKnee' | 'stand' | 'standTall' | 'squat' | 'rest'

/** Getting up from a chair, three minutes. */
export const sitToStandScript: Script<SitToStandMotion> = [
  {
    motion: 'settle',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Ustaw krzesło', en: 'Set up the chair' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [
        1,
        7.5,
        'Postaw krzesło pod ścianą i usiądź bliżej brzegu.',
        'Put the chair against a wall and sit near its edge.',
      ],
      [
        8.5,
        15.5,
        'Stopy na szerokość bioder, pięty trochę za kolanami.',
        'Feet hip-width apart, heels a little behind your knees.',
      ],
    ],
  },
  {
    motion: 'leanForward',
    lead: 4,
    times: 4,
    period: 5,
    title: { pl: 'Pochylenie tułowia', en: 'Leaning forward' },
    note: { pl: '4 powtórzenia', en: '4 repetitions' },
    cues: [
      [0.5, 4, 'Najpierw samo pochylenie.', 'First, only the lean.'],
      [
        4.5,
        10.5,
        'Wyciągnij ręce. Pochyl się, aż nos minie kolana, i wróć.',
        'Reach your arms forward. Lean until your nose passes your knees, and come back.',
      ],
      [14, 19, 'Plecy są długie. Zginasz się w biodrach.', 'Your back is long. You bend at the hips.'],
    ],
  },
  {
    motion: 'straightenKnee',
    lead: 4,
    times: 6,
    period: 5,
    title: { pl: 'Prostowanie kolan', en: 'Straightening the knees' },
    note: { pl: 'po 3 na nogę', en: '3 with each leg' },
    cues: [
      [0.5, 4, 'Teraz kolana, na zmianę.', 'Now the knees, in turn.'],
      [
        4.5,
        10,
        'Z wydechem wyprostuj nogę. Palce do siebie.',
        'Breathe out and straighten your leg. Toes towards you.',
      ],
      [
        15,
        20,
        'Udo zostaje na krześle. Opuść stopę cicho.',
        'Your thigh stays on the chair. Set your foot down softly.',
      ],
    ],
  },
  {
    motion: 'stand',
    lead: 4,
    times: 5,
    period: 8,
    title: { pl: 'Wstawanie i siadanie', en: 'Standing and sitting' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Pora wstać.', 'Time to stand up.'],
      [4.5, 9, 'Pochyl się, przenieś ciężar na stopy i wstań.', 'Lean, bring your weight over your feet and stand.'],
      [9.5, 14, 'Siadaj powoli, licząc do trzech.', 'Sit down slowly, counting to three.'],
      [18, 23, 'Na górze wyprostuj biodra i popatrz przed siebie.', 'At the top, straighten your hips and look ahead.'],
      [27, 32, 'Kolana patrzą tam, gdzie palce stóp.', 'Your knees point where your toes point.'],
      [36, 41, 'Jeszcze raz. Bez rozpędu.', 'Once more. Without a swing.'],
    ],
  },
  {
    motion: 'standTall',
    lead: 4,
    times: 1,
    period: 16,
    count: 'seconds',
    title: { pl: 'Stój pewnie', en: 'Stand steady' },
    note: { pl: '16 sekund', en: '16 seconds' },
    cues: [
      [0.5, 4, 'Wstań i zostań na górze.', 'Stand up and stay there.'],
      [8, 13, 'Przenieś ciężar na jedną nogę, potem na drugą.', 'Bring your weight onto one leg, then onto the other.'],
      [14, 19, 'Obie stopy zostają na podłodze.', 'Both feet stay on the floor.'],
    ],
  },
  {
    motion: 'squat',
    lead: 4,
    times: 5,
    period: 5.6,
    title: { pl: 'Przysiad do krzesła', en: 'Squat to the chair' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Przysiad, ale bez siadania.', 'A squat, but no sitting down.'],
      [
        4.5,
        10,
        'Cofnij biodra, ugnij kolana i dotknij siedziska. Wróć.',
        'Push your hips back, bend your knees and touch the seat. Come back.',
      ],
      [15, 20, 'Ręce idą w przód, pięty zostają na podłodze.', 'Your arms go forward, your heels stay on the floor.'],
      [25, 30, 'Krzesło cały czas jest za Tobą.', 'The chair is behind you all the time.'],
    ],
  },
  {
    motion: 'rest',
    lead: 4,
    times: 1,
    period: 16,
    count: 'seconds',
    title: { pl: 'Odpoczynek', en: 'Rest' },
    note: { pl: '16 sekund', en: '16 seconds' },
    cues: [
      [0.5, 5, 'Usiądź powoli, tak jak w ćwiczeniu.', 'Sit down slowly, as you have practised.'],
      [
        8.5,
        13.5,
        'Połóż dłonie na udach. Zauważ ciepło w nogach.',
        'Rest your hands on your thighs. Notice the warmth in your legs.',
      ],
    ],
  },
]
