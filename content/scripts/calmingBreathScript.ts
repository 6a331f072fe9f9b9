import type { Script } from './script.ts'

export type BreathMotion = 'easyBreath' | 'feelBreath' | 'longBreath' | 'armBreath'

/** Breathing exercises, a little over three minutes. */
export const calmingBreathScript: Script<BreathMotion> = [
  {
    motion: 'easyBreath',
    lead: 5,
    times: 2,
    period: 10,
    title: { pl: 'Usiądź wygodnie', en: 'Sit comfortably' },
    note: { pl: '2 oddechy na początek', en: '2 breaths to begin' },
    cues: [
      [
        1,
        7,
        'Usiądź na poduszce albo na krześle. Dłonie połóż na kolanach.',
        'Sit on a cushion or a chair. Rest your hands on your knees.',
      ],
      [8, 13, 'Zamknij oczy, jeśli chcesz.', 'Close your eyes if you like.'],
      [14, 19.5, 'Oddychaj tak, jak oddycha się samo.', 'Breathe the way your breath wants to.'],
    ],
  },
  {
    motion: 'feelBreath',
    lead: 4,
    times: 5,
    period: 8,
    title: { pl: 'Poczuj oddech', en: 'Feel your breath' },
    note: { pl: '5 oddechów', en: '5 breaths' },
    cues: [
      [0.5, 5, 'Połóż obie dłonie na brzuchu.', 'Lay both hands on your belly.'],
      [6, 11, 'Przy wdechu brzuch rośnie pod dłońmi.', 'As you breathe in, your belly grows under your hands.'],
      [13, 18, 'Przy wydechu wraca do środka.', 'As you breathe out, it sinks back.'],
      [22, 28, 'Nie musisz oddychać głęboko. Wystarczy spokojnie.', 'No need to breathe deeply. Calmly is enough.'],
      [33, 39, 'Jeśli myśli odpłyną, wróć do dłoni.', 'If your thoughts drift off, come back to your hands.'],
    ],
  },
  {
    motion: 'longBreath',
    lead: 4,
    times: 7,
    period: 10,
    title: { pl: 'Cztery w górę, sześć w dół', en: 'Four in, six out' },
    note: { pl: '7 oddechów', en: '7 breaths' },
    cues: [
      [0.5, 4, 'Teraz dłuższy wydech. Idź za kręgiem.', 'Now a longer breath out. Follow the ring.'],
      [4.5, 8, 'Wdech, cztery sekundy.', 'Breathe in for four seconds.'],
      [8.5, 13.5, 'Wydech, sześć sekund, jak przez słomkę.', 'Breathe out for six, as if through a straw.'],
      [24, 29, 'Barki zostają miękkie.', 'Your shoulders stay soft.'],
      [39, 45, 'Za długo? Oddychaj w swoim rytmie.', 'Too long? Breathe at your own pace.'],
      [54, 60, 'Jeszcze dwa takie oddechy.', 'Two more breaths like this.'],
    ],
  },
  {
    motion: 'armBreath',
    lead: 4,
    times: 4,
    period: 10,
    title: { pl: 'Oddech z ramionami', en: 'Breath with arms' },
    note: { pl: '4 oddechy', en: '4 breaths' },
    cues: [
      [0.5, 4, 'Dołącz ramiona.', 'Let your arms join in.'],
      [4.5, 8, 'Z wdechem unieś je bokiem.', 'Breathe in and raise them out to the sides.'],
      [8.5, 13.5, 'Z wydechem opuść je jak przez wodę.', 'Breathe out and lower them as if through water.'],
      [24, 29, 'Tylko tak wysoko, jak pozwalają barki.', 'Only as high as your shoulders allow.'],
      [34, 39, 'Ostatni raz, najwolniej.', 'The last time, slowest of all.'],
    ],
  },
  {
    motion: 'easyBreath',
    lead: 2,
    times: 2,
    period: 10,
    title: { pl: 'Chwila ciszy', en: 'A quiet moment' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [1, 7, 'Połóż dłonie na kolanach i nic już nie rób.', 'Rest your hands on your knees and do nothing more.'],
      [10, 15, 'Zauważ, jak teraz oddychasz.', 'Notice how you are breathing now.'],
      [16, 21, 'Otwórz oczy, kiedy zechcesz.', 'Open your eyes whenever you like.'],
    ],
  },
]
