import { bedtimeBreathScript } from '../scripts/bedtimeBreathScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const bedtimeBreath: Program = {
  slug: 'bedtime-breath',
  category: 'breathing',
  levels: ['easy'],
  isExample: false,
  film: 'bedtime-breath',
  durationSeconds: secondsOf(bedtimeBreathScript),
  isPosterLow: true,
  moreLikeThis: ['deep-rest', 'calming-breath', 'knee-hug'],
  words: {
    pl: {
      title: 'Oddech przed snem',
      summary:
        'Trzy minuty na leżąco, z każdą częścią wolniej. Obejrzyj raz, a potem zamknij oczy i oddychaj po swojemu.',
      description:
        'Układasz się, zauważasz oddech, kierujesz go do dłoni na brzuchu i wydłużasz wydech. Na koniec prostujesz nogi i nic już nie robisz. Nie trzeba zasnąć na czas. Ciało odpoczywa także wtedy, gdy tylko leży i oddycha.',
      forWhom: 'Dla osób, którym trudno zwolnić wieczorem, i dla tych, które budzi w nocy gonitwa myśli.',
      whatYouNeed: ['Łóżko albo mata', 'Mała poduszka pod głowę', 'Przygaszone światło'],
      whenNotTo: [
        'brakuje Ci tchu w spoczynku',
        'duszność budzi Cię w nocy: porozmawiaj najpierw z lekarzem',
        'liczenie oddechów budzi niepokój: oddychaj wtedy po swojemu albo wybierz inny program',
      ],
      transcription: transcriptionOf(bedtimeBreathScript, 'pl'),
      posterAlt:
        'Mężczyzna z brodą leży na plecach z ugiętymi kolanami. Dłoń trzyma na brzuchu. Za oknem jest wieczór.',
      chapters: chaptersOf(bedtimeBreathScript, 'pl'),
    },
    en: {
      title: 'Breath before sleep',
      summary:
        'Three minutes lying down, slower from part to part. Watch once, then close your eyes and breathe your own way.',
      description:
        'You settle, notice your breath, send it to the hand on your belly and make the breath out longer. At the end you straighten your legs and do nothing more. There is no hurry to fall asleep. Your body rests even when it only lies there and breathes.',
      forWhom:
        'For people who find it hard to slow down in the evening, and for those who wake at night with racing thoughts.',
      whatYouNeed: ['A bed or a mat', 'A small pillow for your head', 'Dimmed light'],
      whenNotTo: [
        'you are short of breath at rest',
        'breathlessness wakes you at night: talk to your doctor first',
        'counting breaths makes you uneasy: then breathe your own way or choose another program',
      ],
      transcription: transcriptionOf(bedtimeBreathScript, 'en'),
      posterAlt:
        'A bearded man lies on his back with bent knees. One hand rests on his belly. It is evening outside the window.',
      chapters: chaptersOf(bedtimeBreathScript, 'en'),
    },
  },
}
