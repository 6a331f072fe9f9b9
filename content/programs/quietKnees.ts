import { quietKneesScript } from '../scripts/quietKneesScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const quietKnees: Program = {
  slug: 'quiet-knees',
  category: 'hips',
  levels: ['easy'],
  isExample: false,
  film: 'quiet-knees',
  durationSeconds: secondsOf(quietKneesScript),
  moreLikeThis: ['sit-to-stand', 'light-feet', 'side-lying-hips'],
  words: {
    pl: {
      title: 'Spokojne kolana',
      summary:
        'Wzmocnisz mięśnie, które prowadzą kolano, nie wstając z krzesła. Trzy minuty, które można powtórzyć po przerwie.',
      description:
        'Przesuwasz stopy po podłodze, prostujesz kolana i unosisz pięty. Ciężar ciała zostaje na krześle, dlatego kolana mogą pracować spokojnie. Lekkie zmęczenie uda jest w porządku. Przy ostrym bólu przerwij.',
      forWhom:
        'Dla osób, których kolana odzywają się na schodach albo po dłuższym siedzeniu, także przy zmianach zwyrodnieniowych.',
      whatYouNeed: ['Stabilne krzesło z oparciem', 'Skarpetki albo mały ręcznik pod stopę, żeby sunęła po podłodze'],
      whenNotTo: [
        'kolano jest gorące, czerwone lub nagle spuchło',
        'kolano blokuje się albo ucieka pod Tobą',
        'po operacji nie masz jeszcze zgody na prostowanie kolana z napięciem',
        'łydka jest nagle obrzęknięta i bolesna: wtedy skontaktuj się z lekarzem od razu',
      ],
      transcription: transcriptionOf(quietKneesScript, 'pl'),
      posterAlt: 'Starsza kobieta o białych włosach siedzi na krześle bokiem do nas i prostuje jedną nogę w kolanie.',
      chapters: chaptersOf(quietKneesScript, 'pl'),
    },
    en: {
      title: 'Quiet knees',
      summary:
        'Strengthen the muscles that guide your knees, without leaving your chair. Three minutes, to repeat after a rest if you like.',
      description:
        'You slide your feet along the floor, straighten your knees and lift your heels. The chair carries your weight, so your knees can work in peace. Mild tiredness in the thigh is fine. If you feel sharp pain, stop.',
      forWhom: 'For people whose knees speak up on the stairs or after a long time sitting, osteoarthritis included.',
      whatYouNeed: ['A steady chair with a back', 'Socks, or a small towel under your foot, so that it glides'],
      whenNotTo: [
        'your knee is hot, red or suddenly swollen',
        'your knee locks or gives way under you',
        'you have had surgery and are not yet allowed to straighten your knee with effort',
        'your calf is suddenly swollen and sore: then call a doctor at once',
      ],
      transcription: transcriptionOf(quietKneesScript, 'en'),
      posterAlt: 'An older woman with white hair sits on a chair, seen from the side, and straightens one knee.',
      chapters: chaptersOf(quietKneesScript, 'en'),
    },
  },
}
