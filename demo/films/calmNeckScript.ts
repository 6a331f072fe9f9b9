import type { Script } from './script.ts'

export type NeckMotion = 'nod' | 'shoulderCircle' | 'turn' | 'bladeSqueeze' | 'sideStretch' | 'deepBreath'

/** Seated neck exercises, five minutes. */
export const calmNeckScript: Script<NeckMotion> = [
  {
    motion: 'deepBreath', lead: 5, times: 3, period: 8,
    title: { pl: 'Ustaw się na krześle', en: 'Settle on the chair' },
    note: { pl: '3 spokojne oddechy', en: '3 calm breaths' },
    cues: [
      [1, 7, 'Usiądź na środku krzesła. Stopy postaw płasko, na szerokość bioder.',
        'Sit in the middle of the chair. Feet flat, hip-width apart.'],
      [8, 15, 'Połóż dłonie na udach. Opuść barki i wydłuż kark.',
        'Rest your hands on your thighs. Let your shoulders drop and your neck grow long.'],
      [16, 23, 'Wdech nosem. Długi wydech ustami.', 'Breathe in through your nose. A long breath out through your mouth.'],
    ],
  },
  {
    motion: 'nod', lead: 4, times: 8, period: 5,
    title: { pl: 'Skłony głowy w przód', en: 'Gentle nods' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Teraz powolne skłony głowy.', 'Now slow nods of the head.'],
      [4.5, 9, 'Z wydechem zbliż brodę do mostka. Z wdechem wróć.',
        'Breathe out and bring your chin towards your chest. Breathe in and come back.'],
      [14, 19, 'Barki zostają nisko. Rusza się tylko głowa.', 'Shoulders stay low. Only your head moves.'],
      [24, 29, 'Zatrzymaj się tam, gdzie czujesz lekkie ciągnięcie.', 'Stop where you feel a light pull.'],
      [34, 38.5, 'Jeszcze dwa razy, bez pośpiechu.', 'Two more, in no hurry.'],
    ],
  },
  {
    motion: 'shoulderCircle', lead: 4, times: 10, period: 4,
    title: { pl: 'Krążenia barków', en: 'Shoulder circles' },
    note: { pl: '10 powtórzeń w tył', en: '10 backwards' },
    cues: [
      [0.5, 4, 'Krążenia barków w tył.', 'Shoulder circles, backwards.'],
      [4.5, 9, 'Unieś barki do uszu, cofnij je i opuść.', 'Lift your shoulders to your ears, draw them back and let them down.'],
      [12, 17, 'Dłonie leżą na udach. Szyja jest miękka.', 'Hands stay on your thighs. Your neck is soft.'],
      [24, 29, 'Zrób koło tak duże, jak jest Ci wygodnie.', 'Make the circle as big as is comfortable.'],
      [36, 40.5, 'Ostatnie dwa koła.', 'The last two circles.'],
    ],
  },
  {
    motion: 'turn', lead: 4, times: 8, period: 6,
    title: { pl: 'Obroty głowy', en: 'Head turns' },
    note: { pl: 'po 4 na stronę', en: '4 to each side' },
    cues: [
      [0.5, 4, 'Powolne obroty głowy na boki.', 'Slow turns of the head to each side.'],
      [4.5, 9, 'Popatrz w jedną stronę, jakby przez ramię.', 'Look to one side, as if over your shoulder.'],
      [10, 15, 'Wróć do środka i popatrz w drugą.', 'Come back to the middle and look to the other.'],
      [21, 26, 'Broda płynie równo nad podłogą.', 'Your chin glides level with the floor.'],
      [33, 38, 'Oddychaj. Nie dociągaj ruchu na siłę.', 'Keep breathing. Never force the end of the movement.'],
      [42, 47, 'Ostatni raz w obie strony.', 'One last time to both sides.'],
    ],
  },
  {
    motion: 'bladeSqueeze', lead: 4, times: 8, period: 5,
    title: { pl: 'Ściąganie łopatek', en: 'Shoulder-blade squeeze' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Czas na łopatki.', 'Time for the shoulder blades.'],
      [4.5, 9, 'Ustaw ręce jak w literze W i zbliż łopatki do siebie.', 'Shape your arms like a W and draw your shoulder blades together.'],
      [14, 19, 'Mostek unosi się odrobinę. Żebra zostają spokojne.', 'Your breastbone lifts a little. Your ribs stay quiet.'],
      [24, 29, 'Z wydechem puść i rozluźnij ramiona.', 'Breathe out, let go and relax your arms.'],
      [34, 38.5, 'Jeszcze dwa razy.', 'Two more.'],
    ],
  },
  {
    motion: 'sideStretch', lead: 4, times: 2, period: 26,
    title: { pl: 'Rozciąganie boku szyi', en: 'Side-of-neck stretch' },
    note: { pl: 'po 20 sekund na stronę', en: '20 seconds each side' },
    cues: [
      [0.5, 4, 'Teraz bok szyi.', 'Now the side of your neck.'],
      [4.5, 10, 'Połóż dłoń na głowie i pochyl głowę w stronę barku.', 'Lay a hand on your head and tip your head towards your shoulder.'],
      [12, 18, 'Dłoń tylko leży. Nie ciągnij nią głowy.', 'The hand only rests there. Do not pull with it.'],
      [20, 26, 'Drugi bark opada przy każdym wydechu.', 'The other shoulder sinks with every breath out.'],
      [27, 31, 'Wróć powoli i zmień stronę.', 'Come back slowly and change sides.'],
      [36, 42, 'Oddychaj w miejsce, które się rozciąga.', 'Breathe into the place that stretches.'],
      [50, 55.5, 'Unieś głowę i opuść rękę.', 'Lift your head and lower your arm.'],
    ],
  },
  {
    motion: 'deepBreath', lead: 4, times: 4, period: 8,
    title: { pl: 'Spokojny oddech', en: 'A calm breath' },
    note: { pl: '4 oddechy', en: '4 breaths' },
    cues: [
      [0.5, 5, 'Na koniec cztery spokojne oddechy.', 'To finish, four calm breaths.'],
      [6, 12, 'Wdech. Kręgosłup rośnie. Wydech. Barki opadają.', 'In: your spine grows tall. Out: your shoulders drop.'],
      [20, 26, 'Sprawdź, jak teraz układa się Twoja szyja.', 'Notice how your neck feels now.'],
      [29, 35, 'Wstań powoli, kiedy zechcesz.', 'Stand up slowly, whenever you like.'],
    ],
  },
]
