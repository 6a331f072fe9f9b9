import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import { balanceWithAChairScript } from '../scripts/balanceWithAChairScript.ts'
import type { Program } from '../program.ts'

export const balanceWithAChair: Program = {
  slug: 'balance-with-a-chair',
  category: 'balance',
  levels: ['easy', 'medium'],
  isExample: true,
  film: 'balance-with-a-chair',
  durationSeconds: secondsOf(balanceWithAChairScript),
  moreLikeThis: ['steady-steps', 'sit-to-stand', 'unhurried-warrior'],
  words: {
    pl: {
      title: 'Równowaga z krzesłem pod ręką',
      summary: 'Poćwiczysz stanie na jednej nodze z oparciem w zasięgu dłoni. Małe próby dla pewniejszego kroku.',
      description:
        'Zaczynasz od przenoszenia ciężaru, potem stajesz na jednej nodze, na koniec maszerujesz w miejscu. Oparcie krzesła jest tuż obok: dotykaj go, kiedy chcesz.',
      forWhom: 'Dla osób, które chcą pewniej stać i chodzić, zwłaszcza po dłuższej przerwie w ruchu.',
      whatYouNeed: ['Ciężkie, stabilne krzesło z oparciem', 'Bose stopy albo buty na płaskiej podeszwie'],
      whenNotTo: [
        'dziś kręci Ci się w głowie',
        'w ostatnich dniach zdarzył Ci się upadek, o którym nie wie Twój lekarz',
        'stopa lub kostka jest obolała po urazie',
      ],
      transcription: transcriptionOf(balanceWithAChairScript, 'pl'),
      posterAlt:
        'Starszy mężczyzna stoi na jednej nodze, stopę opiera o łydkę. Jedną dłoń trzyma na oparciu krzesła, drugą rękę unosi w bok.',
      chapters: chaptersOf(balanceWithAChairScript, 'pl'),
    },
    en: {
      title: 'Balance with a chair at hand',
      summary: 'Practise standing on one leg with support within reach. A little at a time, for a surer step.',
      description:
        'You begin by shifting your weight, then stand on one leg, and end with a march on the spot. The back of the chair is right beside you: touch it whenever you like.',
      forWhom: 'For people who want to stand and walk more surely, above all after a long break from moving.',
      whatYouNeed: ['A heavy, steady chair with a back', 'Bare feet or shoes with a flat sole'],
      whenNotTo: [
        'you feel dizzy today',
        'you have had a fall in the last few days and your doctor does not know',
        'your foot or ankle is sore from an injury',
      ],
      transcription: transcriptionOf(balanceWithAChairScript, 'en'),
      posterAlt:
        'An older man stands on one leg, a foot against his calf. One hand rests on the back of a chair, the other arm reaches to the side.',
      chapters: chaptersOf(balanceWithAChairScript, 'en'),
    },
  },
}
