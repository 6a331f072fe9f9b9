import { kneeHugScript } from '../scripts/kneeHugScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const kneeHug: Program = {
  slug: 'knee-hug',
  category: 'back',
  levels: ['easy'],
  isExample: false,
  film: 'knee-hug',
  durationSeconds: secondsOf(kneeHugScript),
  isPosterLow: true,
  moreLikeThis: ['deep-rest', 'cat-back', 'calming-breath'],
  words: {
    pl: {
      title: 'Kolano do piersi na dobranoc',
      summary: 'Chwila odpoczynku dla pleców, kolano po kolanie. Możesz ćwiczyć w łóżku, tuż przed snem.',
      description:
        'Przyciągasz kolana do siebie, jedno po drugim, i oddychasz. Nic tu nie trzeba osiągnąć. Chodzi o to, żeby plecy zrobiły się cięższe, a myśli wolniejsze.',
      forWhom: 'Dla osób zmęczonych po całym dniu, także wtedy, gdy na ćwiczenia brakuje sił.',
      whatYouNeed: ['Mata albo łóżko', 'Mała poduszka pod głowę'],
      whenNotTo: [
        'jesteś po operacji biodra i masz zakaz mocnego zginania',
        'przyciąganie kolana nasila ból w plecach lub nodze',
        'leżenie płasko utrudnia Ci oddychanie',
        'jesteś w drugiej połowie ciąży',
      ],
      transcription: transcriptionOf(kneeHugScript, 'pl'),
      posterAlt:
        'Starsza kobieta leży na macie w pokoju z lampą i książkami. Przyciąga dłońmi jedno kolano do klatki piersiowej.',
      chapters: chaptersOf(kneeHugScript, 'pl'),
    },
    en: {
      title: 'Knee to chest for a good night',
      summary: 'A short rest for your back, one knee at a time. You can do it in bed, just before sleep.',
      description:
        'You draw your knees to you, one after the other, and breathe. There is nothing to achieve. Your back may grow heavier and your thoughts slower.',
      forWhom: 'For people who are tired after a long day, even with no strength left for exercise.',
      whatYouNeed: ['A mat or a bed', 'A small pillow for your head'],
      whenNotTo: [
        'you have had hip surgery and were told not to bend the hip deeply',
        'drawing your knee in makes back or leg pain worse',
        'lying flat makes it hard to breathe',
        'you are in the second half of pregnancy',
      ],
      transcription: transcriptionOf(kneeHugScript, 'en'),
      posterAlt:
        'An older woman lies on a mat in a room with a lamp and books. She draws one knee to her chest with both hands.',
      chapters: chaptersOf(kneeHugScript, 'en'),
    },
  },
}
