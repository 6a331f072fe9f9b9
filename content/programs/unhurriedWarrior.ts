import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import { unhurriedWarriorScript } from '../scripts/unhurriedWarriorScript.ts'
import type { Program } from '../program.ts'

export const unhurriedWarrior: Program = {
  slug: 'unhurried-warrior',
  category: 'balance',
  levels: ['hard'],
  isExample: false,
  film: 'unhurried-warrior',
  durationSeconds: secondsOf(unhurriedWarriorScript),
  moreLikeThis: ['balance-with-a-chair', 'bird-dog', 'side-lying-hips'],
  words: {
    pl: {
      title: 'Wojownik bez pośpiechu',
      summary: 'Powolna praca nóg w szerokim rozkroku: siła, równowaga i długi oddech.',
      description:
        'Wchodzisz w pozycję wojownika krok po kroku i zostajesz w niej dłużej, niż podpowiada nawyk. Im szerzej stoisz, tym mocniej pracują nogi. Zawsze możesz stanąć wyżej.',
      forWhom: 'Dla osób, które pewnie stoją na obu nogach i szukają czegoś trudniejszego.',
      whatYouNeed: ['Mata, która się nie ślizga', 'Krzesło w pobliżu, jeśli chcesz'],
      whenNotTo: [
        'kolano boli przy schodzeniu ze schodów',
        'kręci Ci się w głowie',
        'jesteś po świeżym urazie kostki lub pachwiny',
      ],
      transcription: transcriptionOf(unhurriedWarriorScript, 'pl'),
      posterAlt:
        'Kobieta z rudym warkoczem stoi na macie nad morzem w szerokim wykroku. Ugina jedno kolano, ręce trzyma wyciągnięte na boki.',
      chapters: chaptersOf(unhurriedWarriorScript, 'pl'),
    },
    en: {
      title: 'Warrior without hurry',
      summary: 'Slow work for your legs in a wide stance: strength, balance and long breaths.',
      description:
        'You enter the warrior step by step and stay longer than habit suggests. The wider you stand, the more your legs work. You can always stand higher.',
      forWhom: 'For people who stand firmly on both legs and are looking for something harder.',
      whatYouNeed: ['A mat that does not slip', 'A chair nearby, if you like'],
      whenNotTo: [
        'your knee hurts when you go down stairs',
        'you feel dizzy',
        'you have a recent ankle or groin injury',
      ],
      transcription: transcriptionOf(unhurriedWarriorScript, 'en'),
      posterAlt:
        'A woman with an auburn braid stands on a mat by the sea in a wide lunge. One knee is bent, her arms reach out to the sides.',
      chapters: chaptersOf(unhurriedWarriorScript, 'en'),
    },
  },
}
