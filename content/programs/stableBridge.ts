import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import { stableBridgeScript } from '../scripts/stableBridgeScript.ts'
import type { Program } from '../program.ts'

export const stableBridge: Program = {
  slug: 'stable-bridge',
  category: 'back',
  levels: ['medium'],
  isExample: true,
  film: 'stable-bridge',
  durationSeconds: secondsOf(stableBridgeScript),
  isPosterLow: true,
  moreLikeThis: ['cat-back', 'side-lying-hips', 'bird-dog'],
  words: {
    pl: {
      title: 'Most dla stabilnych bioder',
      summary:
        'Wzmocnisz lędźwie, pośladki i tył ud, nie wstając z maty. Krótki program, który łatwo dołożyć do każdego dnia.',
      description:
        'Zaczynasz od małego kołysania miednicą, potem budujesz most. Na końcu rozluźniasz nogi. Biodra unoś tylko tak wysoko, jak jest Ci wygodnie.',
      forWhom:
        'Dla osób, które chcą pewniej chodzić i wstawać, i mogą swobodnie położyć się na podłodze lub twardym łóżku.',
      whatYouNeed: ['Mata albo gruby koc', 'Mała poduszka pod głowę, jeśli tak Ci wygodniej'],
      whenNotTo: [
        'masz świeży uraz pleców, biodra lub kolana',
        'leżenie na plecach nasila ból',
        'jesteś w drugiej połowie ciąży',
      ],
      transcription: transcriptionOf(stableBridgeScript, 'pl'),
      posterAlt: 'Kobieta leży na macie i unosi biodra. Stopy i barki dotykają podłogi, ciało tworzy most.',
      chapters: chaptersOf(stableBridgeScript, 'pl'),
    },
    en: {
      title: 'Bridge for stable hips',
      summary:
        'Strengthen your lower back, your buttocks and the backs of your thighs without leaving the mat. A short program that fits into any day.',
      description:
        'You begin with small pelvic tilts, then build the bridge, and finish by loosening your legs. Lift your hips only as high as is comfortable.',
      forWhom: 'For people who want to walk and stand up more surely, and can lie down on the floor or a firm bed.',
      whatYouNeed: ['A mat or a thick blanket', 'A small pillow for your head, if you like'],
      whenNotTo: [
        'you have a recent back, hip or knee injury',
        'lying on your back makes pain worse',
        'you are in the second half of pregnancy',
      ],
      transcription: transcriptionOf(stableBridgeScript, 'en'),
      posterAlt:
        'A woman lies on a mat and lifts her hips. Feet and shoulders touch the floor, her body makes a bridge.',
      chapters: chaptersOf(stableBridgeScript, 'en'),
    },
  },
}
