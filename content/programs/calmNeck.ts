import { calmNeckScript } from '../scripts/calmNeckScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const calmNeck: Program = {
  slug: 'calm-neck',
  category: 'neck',
  levels: ['easy'],
  isExample: true,
  film: 'calm-neck',
  durationSeconds: secondsOf(calmNeckScript),
  moreLikeThis: ['chair-morning', 'shoulder-stick', 'calming-breath'],
  words: {
    pl: {
      title: 'Spokojna szyja na krześle',
      summary:
        'Rozluźnisz szyję i barki bez wstawania z krzesła. Dobre po pracy przy biurku, po podróży i wtedy, gdy rano trudno odwrócić głowę.',
      description:
        'Ruchy są małe i powolne. Oddychaj swobodnie i zatrzymaj się tam, gdzie czujesz lekkie ciągnięcie. Jeśli któreś ćwiczenie Ci nie służy, przejdź do kolejnego rozdziału.',
      forWhom: 'Dla osób, które dużo siedzą, i dla tych, którym trudno ćwiczyć na podłodze.',
      whatYouNeed: ['Stabilne krzesło z oparciem, bez kółek', 'Buty nie są potrzebne'],
      whenNotTo: [
        'masz świeży uraz głowy lub szyi',
        'ból promieniuje do ręki albo drętwieją Ci palce',
        'kręci Ci się w głowie lub masz gorączkę',
      ],
      transcription: transcriptionOf(calmNeckScript, 'pl'),
      posterAlt:
        'Starszy mężczyzna w okularach siedzi na krześle przy oknie. Pochyla głowę w bok, dłoń leży na głowie.',
      chapters: chaptersOf(calmNeckScript, 'pl'),
    },
    en: {
      title: 'A calm neck on a chair',
      summary:
        'Loosen your neck and shoulders without leaving your chair. Good after desk work, after a journey, or when it is hard to turn your head in the morning.',
      description:
        'The movements are small and slow. Breathe freely and stop where you feel a light pull. If an exercise does not suit you, go on to the next chapter.',
      forWhom: 'For people who sit a lot, and for those who find it hard to exercise on the floor.',
      whatYouNeed: ['A steady chair with a back, no wheels', 'No shoes needed'],
      whenNotTo: [
        'you have a recent head or neck injury',
        'pain runs down your arm or your fingers go numb',
        'you feel dizzy or have a fever',
      ],
      transcription: transcriptionOf(calmNeckScript, 'en'),
      posterAlt:
        'An older man with glasses sits on a chair by a window. He tips his head to one side, a hand resting on it.',
      chapters: chaptersOf(calmNeckScript, 'en'),
    },
  },
}
