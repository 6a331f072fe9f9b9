import { wakingHandsScript } from '../scripts/wakingHandsScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const wakingHands: Program = {
  slug: 'waking-hands',
  category: 'hands',
  levels: ['easy'],
  isExample: false,
  film: 'waking-hands',
  durationSeconds: secondsOf(wakingHandsScript),
  moreLikeThis: ['light-feet', 'shoulder-stick', 'calm-neck'],
  words: {
    pl: {
      title: 'Obudź dłonie',
      summary:
        'Rozruszasz nadgarstki i palce przy stole. Trzy minuty dla dłoni, które mają dziś zapinać guziki i odkręcać słoiki.',
      description:
        'Zaczynasz od ciepła, potem zginasz nadgarstki, otwierasz i zamykasz dłonie, obracasz je i ściskasz miękką piłkę. Palce ruszają się tyle, ile dziś potrafią. Ćwicz po myciu naczyń w ciepłej wodzie albo zaraz po śniadaniu.',
      forWhom:
        'Dla osób, którym rano sztywnieją palce, i dla tych, których dłonie cały dzień piszą, szyją albo trzymają kierownicę.',
      whatYouNeed: ['Stół i krzesło', 'Miękka piłka albo zwinięta skarpeta'],
      whenNotTo: [
        'stawy palców są gorące, czerwone i nagle spuchły',
        'masz świeży uraz, gips lub szwy na dłoni',
        'jesteś po operacji dłoni i nie masz jeszcze zgody na ściskanie',
        'drętwienie palców budzi Cię w nocy i narasta: porozmawiaj najpierw z lekarzem',
      ],
      transcription: transcriptionOf(wakingHandsScript, 'pl'),
      posterAlt:
        'Starsza kobieta o białych włosach siedzi przy stole. W jednej dłoni ściska miękką piłkę, druga odpoczywa na stole.',
      chapters: chaptersOf(wakingHandsScript, 'pl'),
    },
    en: {
      title: 'Wake your hands',
      summary:
        'Loosen your wrists and fingers at a table. Three minutes for hands that have buttons and jars ahead of them today.',
      description:
        'You begin with warmth, then bend your wrists, open and close your hands, turn them over and squeeze a soft ball. Your fingers move as much as they can today. Good after washing up in warm water, or right after breakfast.',
      forWhom:
        'For people whose fingers are stiff in the morning, and for those whose hands type, sew or hold a steering wheel all day.',
      whatYouNeed: ['A table and a chair', 'A soft ball or a rolled sock'],
      whenNotTo: [
        'your finger joints are hot, red and suddenly swollen',
        'you have a recent injury, a cast or stitches in your hand',
        'you have had hand surgery and are not yet allowed to squeeze',
        'numb fingers wake you at night, and it is getting worse: talk to your doctor first',
      ],
      transcription: transcriptionOf(wakingHandsScript, 'en'),
      posterAlt:
        'An older woman with white hair sits at a table. One hand squeezes a soft ball, the other rests on the table.',
      chapters: chaptersOf(wakingHandsScript, 'en'),
    },
  },
}
