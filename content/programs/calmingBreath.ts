import { calmingBreathScript } from '../scripts/calmingBreathScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const calmingBreath: Program = {
  slug: 'calming-breath',
  category: 'breathing',
  levels: ['easy'],
  isExample: true,
  film: 'calming-breath',
  durationSeconds: secondsOf(calmingBreathScript),
  moreLikeThis: ['deep-rest', 'bedtime-breath', 'calm-neck'],
  words: {
    pl: {
      title: 'Oddech, który uspokaja',
      summary: 'Trzy minuty na zwolnienie tempa. Krąg na ekranie prowadzi wdech i dłuższy wydech.',
      description:
        'Siedzisz i oddychasz. Najpierw zauważasz oddech, potem wydłużasz wydech, a na końcu dołączasz ramiona. Możesz ćwiczyć przed snem, przed wizytą u lekarza albo w przerwie dnia.',
      forWhom: 'Dla każdego, także w dniu, w którym na nic innego nie ma siły.',
      whatYouNeed: ['Poduszka albo krzesło', 'Spokojne miejsce'],
      whenNotTo: [
        'brakuje Ci tchu w spoczynku',
        'oddychanie sprawia Ci ból',
        'skupienie na oddechu budzi niepokój: wtedy otwórz oczy i wybierz inny program',
      ],
      transcription: transcriptionOf(calmingBreathScript, 'pl'),
      posterAlt: 'Kobieta siedzi ze skrzyżowanymi nogami, dłonie leżą na kolanach. Wokół niej świeci krąg oddechu.',
      chapters: chaptersOf(calmingBreathScript, 'pl'),
    },
    en: {
      title: 'A breath that calms',
      summary: 'Three minutes to slow down. A ring on the screen guides your breath in, and a longer breath out.',
      description:
        'You sit and breathe. First you notice your breath, then make the breath out longer, and at the end your arms join in. Good before sleep, before an appointment or in the middle of the day.',
      forWhom: 'For everyone, even on a day when you have no strength for anything else.',
      whatYouNeed: ['A cushion or a chair', 'A quiet place'],
      whenNotTo: [
        'you are short of breath at rest',
        'breathing hurts',
        'watching your breath makes you uneasy: then open your eyes and choose another program',
      ],
      transcription: transcriptionOf(calmingBreathScript, 'en'),
      posterAlt: 'A woman sits cross-legged, hands on her knees. A ring of breath glows around her.',
      chapters: chaptersOf(calmingBreathScript, 'en'),
    },
  },
}
