import type { Script } from './script.ts'

export type CatMotion = 'table' | 'cat' | 'catAndCow' | 'armForward' | 'armAndLeg' | 'heels'

/** A back that rounds and lengthens on all fours, under three minutes. */
export const catBackScript: Script<CatMotion> = [
  {
    motion: 'table',
    lead: 5,
    times: 2,
    period: 7,
    title: { pl: 'Czworaki', en: 'On all fours' },
    note: { pl: '2 oddechy', en: '2 breaths' },
    cues: [
      [5.5, 10.5, 'Dłonie pod barkami, kolana pod biodrami.', 'Hands under your shoulders, knees under your hips.'],
      [12, 17, 'Plecy są płaskie jak stół. Oddychaj.', 'Your back is flat as a table. Breathe.'],
    ],
  },
  {
    motion: 'cat',
    lead: 4,
    times: 6,
    period: 6,
    title: { pl: 'Koci grzbiet', en: 'Cat back' },
    note: { pl: '6 powtórzeń', en: '6 repetitions' },
    cues: [
      [0.5, 4, 'Teraz koci grzbiet.', 'Now the cat back.'],
      [4.5, 9.5, 'Z wydechem zaokrąglij grzbiet i opuść głowę.', 'Breathe out, round your back and lower your head.'],
      [10.5, 15, 'Z wdechem wróć do stołu.', 'Breathe in and come back to the table.'],
      [21, 26, 'Odpychaj się dłońmi od maty.', 'Press the mat away with your hands.'],
      [33, 38, 'Ruch może być mały. Jeszcze raz.', 'The movement may be small. Once more.'],
    ],
  },
  {
    motion: 'catAndCow',
    lead: 4,
    times: 5,
    period: 7,
    title: { pl: 'Kot i długi grzbiet', en: 'Cat and long back' },
    note: { pl: '5 powtórzeń', en: '5 repetitions' },
    cues: [
      [0.5, 4, 'Połącz dwa ruchy.', 'Join two movements.'],
      [4.5, 9, 'Wdech: klatka opada odrobinę, wzrok przed siebie.', 'In: your chest sinks a little, you look ahead.'],
      [10, 14.5, 'Wydech: koci grzbiet.', 'Out: the cat back.'],
      [21, 26, 'Łokcie są miękkie, szyja długa.', 'Elbows are soft, your neck is long.'],
      [32, 37, 'Ostatni raz, w rytmie oddechu.', 'One last time, with your breath.'],
    ],
  },
  {
    motion: 'armForward',
    lead: 4,
    times: 4,
    period: 6,
    title: { pl: 'Ręka w przód', en: 'Arm forward' },
    note: { pl: 'po 2 na rękę', en: '2 with each arm' },
    cues: [
      [0.5, 4, 'Teraz jedna ręka.', 'Now one arm.'],
      [4.5, 9, 'Wyciągnij ją przed siebie i wróć. Potem druga.', 'Reach it forward and come back. Then the other.'],
      [12, 18, 'Biodra stoją spokojnie, jakby stała na nich filiżanka.', 'Hips stay still, as if a cup stood on them.'],
      [21, 26, 'Sięgaj daleko, nie wysoko.', 'Reach far, not high.'],
    ],
  },
  {
    motion: 'armAndLeg',
    lead: 4,
    times: 4,
    period: 7,
    title: { pl: 'Ręka i noga', en: 'Arm and leg' },
    note: { pl: 'po 2 na stronę', en: '2 to each side' },
    cues: [
      [0.5, 4, 'Dołącz przeciwną nogę.', 'Add the opposite leg.'],
      [4.5, 9.5, 'Zsuń palce po macie i unieś nogę do biodra.', 'Slide your toes back and lift the leg to hip height.'],
      [14, 19, 'Jeśli się chwiejesz, zostaw palce na macie.', 'If you wobble, leave your toes on the mat.'],
      [25, 30, 'Oddychaj. Ostatni raz na tę stronę.', 'Breathe. The last time to this side.'],
    ],
  },
  {
    motion: 'heels',
    lead: 4,
    times: 4,
    period: 7,
    title: { pl: 'Odpoczynek na piętach', en: 'Rest on your heels' },
    note: { pl: '4 oddechy', en: '4 breaths' },
    cues: [
      [0.5, 5, 'Usiądź na piętach i połóż czoło.', 'Sit back on your heels and lower your forehead.'],
      [6, 12, 'Oddychaj w plecy. Niech unoszą się i opadają.', 'Breathe into your back. Let it rise and sink.'],
      [20, 26, 'Wróć powoli, kiedy zechcesz.', 'Come back slowly, whenever you like.'],
    ],
  },
]
