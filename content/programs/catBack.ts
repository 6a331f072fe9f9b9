import { catBackScript } from '../scripts/catBackScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const catBack: Program = {
  slug: 'cat-back',
  category: 'back',
  levels: ['easy'],
  isExample: true,
  film: 'cat-back',
  durationSeconds: secondsOf(catBackScript),
  isPosterLow: true,
  moreLikeThis: ['knee-hug', 'bird-dog', 'morning-mobility'],
  words: {
    pl: {
      title: 'Koci grzbiet na dobry początek dnia',
      summary: 'Obudzisz plecy miękkim ruchem na czworakach, w rytmie oddechu.',
      description:
        'Na zmianę zaokrąglasz i wydłużasz grzbiet. Ruch prowadzi oddech, dlatego nie trzeba się spieszyć. Może być tak mały, jak dziś lubią Twoje plecy.',
      forWhom: 'Dla osób, które rano czują sztywność pleców i mogą oprzeć się na dłoniach i kolanach.',
      whatYouNeed: ['Mata', 'Złożony koc pod kolana, jeśli są wrażliwe'],
      whenNotTo: [
        'masz świeży uraz nadgarstka, barku lub kolana',
        'pochylona głowa przyprawia Cię o zawroty',
        'ból pleców budzi Cię w nocy i nie słabnie',
      ],
      transcription: transcriptionOf(catBackScript, 'pl'),
      posterAlt: 'Kobieta na czworakach na macie zaokrągla grzbiet jak kot i opuszcza głowę.',
      chapters: chaptersOf(catBackScript, 'pl'),
    },
    en: {
      title: 'Cat back for a good start to the day',
      summary: 'Wake your back with a soft movement on all fours, in the rhythm of your breath.',
      description:
        'You round and lengthen your back in turn. Your breath leads the movement, so there is no hurry. It may be as small as your back likes today.',
      forWhom: 'For people whose back feels stiff in the morning and who can lean on hands and knees.',
      whatYouNeed: ['A mat', 'A folded blanket under your knees, if they are tender'],
      whenNotTo: [
        'you have a recent wrist, shoulder or knee injury',
        'lowering your head makes you dizzy',
        'back pain wakes you at night and does not ease',
      ],
      transcription: transcriptionOf(catBackScript, 'en'),
      posterAlt: 'A woman on all fours on a mat rounds her back like a cat and lowers her head.',
      chapters: chaptersOf(catBackScript, 'en'),
    },
  },
}
