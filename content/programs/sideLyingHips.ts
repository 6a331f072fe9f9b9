import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import { sideLyingHipsScript } from '../scripts/sideLyingHipsScript.ts'
import type { Program } from '../program.ts'

export const sideLyingHips: Program = {
  slug: 'side-lying-hips',
  category: 'hips',
  levels: ['medium'],
  isExample: false,
  film: 'side-lying-hips',
  durationSeconds: secondsOf(sideLyingHipsScript),
  isPosterLow: true,
  moreLikeThis: ['stable-bridge', 'sit-to-stand', 'unhurried-warrior'],
  words: {
    pl: {
      title: 'Silne biodra w leżeniu bokiem',
      summary: 'Wzmocnisz boki bioder, które trzymają Cię prosto przy każdym kroku.',
      description:
        'Leżąc na boku, unosisz nogę, rysujesz nią koła, otwierasz kolano jak muszlę. Najpierw jedna strona, potem druga. Kiedy noga drży, odpocznij.',
      forWhom: 'Dla osób, które swobodnie leżą na boku i chcą mocniejszych bioder.',
      whatYouNeed: ['Mata', 'Mała poduszka pod łokieć, jeśli tak Ci wygodniej'],
      whenNotTo: [
        'leżenie na biodrze boli',
        'jesteś po operacji biodra i nie masz zgody na unoszenie nogi w bok',
        'ból schodzi poniżej kolana',
      ],
      transcription: transcriptionOf(sideLyingHipsScript, 'pl'),
      posterAlt: 'Kobieta leży bokiem na macie, opiera się na przedramieniu i unosi wyprostowaną nogę.',
      chapters: chaptersOf(sideLyingHipsScript, 'pl'),
    },
    en: {
      title: 'Strong hips lying on your side',
      summary: 'Strengthen the sides of your hips, which keep you upright at every step.',
      description:
        'Lying on your side, you lift your leg, draw circles with it, open your knee like a shell. First one side, then the other. When your leg shakes, rest.',
      forWhom: 'For people who lie on their side with ease and want stronger hips.',
      whatYouNeed: ['A mat', 'A small cushion under your elbow, if you like'],
      whenNotTo: [
        'lying on your hip hurts',
        'you have had hip surgery and are not yet allowed to lift your leg sideways',
        'pain runs below your knee',
      ],
      transcription: transcriptionOf(sideLyingHipsScript, 'en'),
      posterAlt: 'A woman lies on her side on a mat, leans on her forearm and lifts a straight leg.',
      chapters: chaptersOf(sideLyingHipsScript, 'en'),
    },
  },
}
