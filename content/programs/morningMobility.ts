import { morningMobilityScript } from '../scripts/morningMobilityScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const morningMobility: Program = {
  slug: 'morning-mobility',
  category: 'recovery',
  levels: ['easy', 'medium'],
  isExample: false,
  film: 'morning-mobility',
  durationSeconds: secondsOf(morningMobilityScript),
  moreLikeThis: ['chair-morning', 'cat-back', 'gentle-return'],
  words: {
    pl: {
      title: 'Dzień dobry, ciało',
      summary:
        'Rozruszasz się na stojąco, od stóp po barki. Trzy minuty na dobry początek dnia albo powrót po przerwie.',
      description:
        'Każda część ciała dostaje jeden spokojny ruch, w kolejności od dołu do góry. Nie potrzebujesz rozgrzewki, bo ten program nią jest. Przy wspięciach i unoszeniu kolan dłoń leży na oparciu krzesła. Zostaw ją tam, jak długo chcesz.',
      forWhom:
        'Dla osób, które rano czują sztywność, i dla tych, które wracają do ruchu po chorobie lub dłuższej przerwie.',
      whatYouNeed: ['Mata albo kawałek pewnej podłogi', 'Krzesło z oparciem, tuż obok'],
      whenNotTo: [
        'kręci Ci się w głowie, zwłaszcza po pochyleniu',
        'masz gorączkę albo infekcja jeszcze trwa',
        'ból pleców schodzi do nogi',
        'masz złamanie lub uraz, który jeszcze się goi',
      ],
      transcription: transcriptionOf(morningMobilityScript, 'pl'),
      posterAlt:
        'Kobieta o czarnych włosach stoi na macie w pokoju i sięga jedną ręką wysoko w górę, jakby zrywała jabłko. Na kanapie śpi kot.',
      chapters: chaptersOf(morningMobilityScript, 'pl'),
    },
    en: {
      title: 'Good morning, body',
      summary:
        'Loosen up standing, from your feet to your shoulders. Three minutes to begin the day, or to begin again after a break.',
      description:
        'Every part of the body gets one calm movement, in order from the ground up. You need no warm-up, because this is one. While you rise onto your toes and lift your knees, a hand rests on the back of a chair. Leave it there as long as you like.',
      forWhom:
        'For people who are stiff in the morning, and for those coming back to movement after an illness or a long break.',
      whatYouNeed: ['A mat or a patch of firm floor', 'A chair with a back, right beside you'],
      whenNotTo: [
        'you feel dizzy, above all after bending down',
        'you have a fever or your infection is not over yet',
        'back pain runs down your leg',
        'you have a fracture or injury that is still healing',
      ],
      transcription: transcriptionOf(morningMobilityScript, 'en'),
      posterAlt:
        'A woman with black hair stands on a mat in a living room and reaches one arm high, as if picking an apple. A cat sleeps on the sofa.',
      chapters: chaptersOf(morningMobilityScript, 'en'),
    },
  },
}
