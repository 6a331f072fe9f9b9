import { bandRowScript } from '../scripts/bandRowScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const bandRow: Program = {
  slug: 'band-row',
  category: 'back',
  levels: ['medium'],
  isExample: false,
  film: 'band-row',
  durationSeconds: secondsOf(bandRowScript),
  moreLikeThis: ['wall-push', 'shoulder-stick', 'cat-back'],
  words: {
    pl: {
      title: 'Plecy i ramiona z gumą',
      summary:
        'Wzmocnisz mięśnie między łopatkami, przyciągając gumę jak wiosła. Siedzisz na macie. Możesz też na krześle.',
      description:
        'Guma stawia tyle oporu, ile jej dasz: chwyć ją przy końcach, a będzie lżej, bliżej stóp, a będzie trudniej. Ważniejsze od siły jest spokojne puszczanie.',
      forWhom: 'Dla osób, które pracują pochylone nad biurkiem albo blatem i chcą mocniejszych pleców.',
      whatYouNeed: ['Guma do ćwiczeń o lekkim lub średnim oporze', 'Mata albo krzesło'],
      whenNotTo: [
        'masz świeży uraz barku lub łokcia',
        'guma jest pęknięta albo sparciała',
        'siedzenie z prostymi nogami nasila ból pleców: usiądź wtedy na krześle',
      ],
      transcription: transcriptionOf(bandRowScript, 'pl'),
      posterAlt: 'Mężczyzna z brodą siedzi na macie z prostymi nogami i przyciąga gumę zaczepioną o stopy.',
      chapters: chaptersOf(bandRowScript, 'pl'),
    },
    en: {
      title: 'Back and arms with a band',
      summary:
        'Strengthen the muscles between your shoulder blades by rowing with a band. You sit on a mat, or on a chair if you like.',
      description:
        'The band resists as much as you let it: hold it near its ends and it is lighter, nearer your feet and it is harder. Letting go slowly matters more than strength.',
      forWhom: 'For people who work bent over a desk or a worktop and would like a stronger back.',
      whatYouNeed: ['An exercise band, light or medium', 'A mat or a chair'],
      whenNotTo: [
        'you have a recent shoulder or elbow injury',
        'the band is torn or brittle',
        'sitting with straight legs makes back pain worse: then sit on a chair',
      ],
      transcription: transcriptionOf(bandRowScript, 'en'),
      posterAlt: 'A bearded man sits on a mat with straight legs and pulls a band looped around his feet.',
      chapters: chaptersOf(bandRowScript, 'en'),
    },
  },
}
