import type { Script } from './script.ts'

export type BirdDogMotion = 'table' | 'cat' | 'arm' | 'leg' | 'birdDog' | 'plank' | 'heels'

/** Arm, leg, both, and a plank on forearms and knees, not quite three minutes. */
export const birdDogScript: Script<BirdDogMotion> = [
  {
    motion: 'table',
    lead: 5,
    times: 2,
    period: 6,
    title: { pl: 'Czworaki', en: 'On all fours' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [1, 6, 'Dłonie pod barkami, kolana pod biodrami.', 'Hands under your shoulders, knees under your hips.'],
      [7.5, 12.5, 'Odepchnij podłogę i wydłuż kark.', 'Push the floor away and lengthen your neck.'],
      [13.5, 16.8, 'Oddychaj przez cały czas.', 'Keep breathing all the while.'],
    ],
  },
  {
    motion: 'cat',
    lead: 4,
    times: 3,
    period: 6,
    title: { pl: 'Koci grzbiet', en: 'Cat back' },
    note: { pl: '3 powtórzenia', en: '3 repetitions' },
    cues: [
      [0.5, 4, 'Najpierw koci grzbiet.', 'First the cat back.'],
      [
        4.5,
        10,
        'Z wydechem zaokrąglij grzbiet, z wdechem wróć do płaskich pleców.',
        'Breathe out and round your back, breathe in and come back to flat.',
      ],
      [16, 21.5, 'Zostań tam, gdzie plecom jest najwygodniej.', 'Settle where your back feels most at ease.'],
    ],
  },
  {
    motion: 'arm',
    lead: 4,
    times: 4,
    period: 6,
    title: { pl: 'Ręka w przód', en: 'Arm forward' },
    note: { pl: 'po 2 na rękę', en: '2 with each arm' },
    cues: [
      [0.5, 4, 'Teraz sama ręka.', 'Now the arm alone.'],
      [4.5, 9.5, 'Wyciągnij ją przed siebie, kciuk patrzy w górę.', 'Reach it forward, your thumb looks up.'],
      [11, 16, 'Odstaw dłoń i zmień rękę.', 'Put your hand down and change arms.'],
      [20, 25, 'Barki zostają równo nad matą.', 'Your shoulders stay level over the mat.'],
    ],
  },
  {
    motion: 'leg',
    lead: 4,
    times: 4,
    period: 6,
    title: { pl: 'Noga w tył', en: 'Leg back' },
    note: { pl: 'po 2 na nogę', en: '2 with each leg' },
    cues: [
      [0.5, 4, 'Teraz sama noga.', 'Now the leg alone.'],
      [4.5, 9.5, 'Zsuń palce po macie i unieś nogę do biodra.', 'Slide your toes back and lift the leg to hip height.'],
      [11, 16, 'Nie wyżej. Odstaw i zmień nogę.', 'No higher. Put it down and change legs.'],
      [20, 25, 'Brzuch jest lekko napięty.', 'Your belly is lightly braced.'],
    ],
  },
  {
    motion: 'birdDog',
    lead: 4,
    times: 4,
    period: 8,
    title: { pl: 'Ptak i pies', en: 'Bird and dog' },
    note: { pl: 'po 2 na stronę', en: '2 to each side' },
    cues: [
      [0.5, 4, 'Razem: ręka i przeciwna noga.', 'Together: arm and opposite leg.'],
      [4.5, 10, 'Wydłuż się od palców dłoni do pięty.', 'Grow long from your fingers to your heel.'],
      [13, 18.5, 'Biodra są ciche, jakby stała na nich filiżanka.', 'Quiet hips, as if a cup stood on your back.'],
      [22, 27, 'Jeśli się chwiejesz, unieś samą nogę.', 'If you sway, lift the leg alone.'],
      [29, 34, 'Ostatni raz na tę stronę.', 'The last time to this side.'],
    ],
  },
  {
    motion: 'plank',
    lead: 6,
    times: 1,
    period: 15,
    count: 'seconds',
    title: { pl: 'Deska', en: 'Plank' },
    note: { pl: '15 sekund', en: '15 seconds' },
    cues: [
      [
        0.5,
        6,
        'Oprzyj przedramiona dalej z przodu. Kolana zostają.',
        'Rest your forearms farther forward. Knees stay.',
      ],
      [6.5, 12, 'Od głowy do kolan jesteś jedną prostą linią.', 'From head to knees you are one straight line.'],
      [14, 19.5, 'Oddychaj. Odłóż biodra, kiedy chcesz.', 'Breathe. Rest your hips whenever you like.'],
    ],
  },
  {
    motion: 'heels',
    lead: 6,
    times: 3,
    period: 7,
    title: { pl: 'Odpoczynek na piętach', en: 'Rest on your heels' },
    note: { pl: '3 oddechy', en: '3 breaths' },
    cues: [
      [0.5, 6, 'Usiądź na piętach i opuść czoło.', 'Sit back on your heels and lower your forehead.'],
      [8, 14, 'Oddychaj w plecy. Nadgarstki są luźne.', 'Breathe into your back. Let your wrists go loose.'],
    ],
  },
]
