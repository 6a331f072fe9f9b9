import { chairMorningScript } from '../scripts/chairMorningScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const chairMorning: Program = {
  slug: 'chair-morning',
  category: 'chair',
  levels: ['easy'],
  isExample: false,
  film: 'chair-morning',
  durationSeconds: secondsOf(chairMorningScript),
  moreLikeThis: ['wheelchair-twists', 'calm-neck', 'morning-mobility'],
  words: {
    pl: {
      title: 'Poranek na krześle',
      summary: 'Obudzisz ciało od stóp do głowy, nie wstając. Możesz ćwiczyć w piżamie, zanim zaparzy się herbata.',
      description:
        'Kilka prostych ruchów, po jednym dla nóg, ramion, pleców i boków. Nie ma tu nic do zapamiętania: siedzisz, oglądasz i ruszasz się razem z filmem. Rób tyle powtórzeń, ile jest przyjemnie.',
      forWhom:
        'Dla starszych osób, dla tych, którym trudno ćwiczyć na stojąco, i dla każdego, kto rano rusza się powoli.',
      whatYouNeed: ['Stabilne krzesło z oparciem, bez kółek', 'Stopy na podłodze, boso albo w butach'],
      whenNotTo: [
        'po wstaniu z łóżka kręci Ci się jeszcze w głowie: poczekaj chwilę',
        'masz gorączkę albo ból w klatce piersiowej',
        'jesteś krótko po złamaniu lub operacji pleców albo barku',
      ],
      transcription: transcriptionOf(chairMorningScript, 'pl'),
      posterAlt:
        'Starsza kobieta z białym kokiem i w okularach siedzi na krześle na tarasie. Unosi rękę łukiem nad głowę i lekko pochyla się w bok.',
      chapters: chaptersOf(chairMorningScript, 'pl'),
    },
    en: {
      title: 'Morning on a chair',
      summary: 'Wake your body from feet to head without getting up. Do it in your pyjamas, while the tea is brewing.',
      description:
        'A few simple movements, one each for your legs, arms, back and sides. There is nothing to remember: you sit, watch and move along with the film. Repeat each one as often as feels good.',
      forWhom:
        'For older people, for those who find it hard to exercise standing, and for anyone who moves slowly in the morning.',
      whatYouNeed: ['A steady chair with a back, no wheels', 'Feet on the floor, bare or in shoes'],
      whenNotTo: [
        'you are still dizzy from getting out of bed: wait a while',
        'you have a fever or pain in your chest',
        'you had a fracture or surgery of your back or shoulder a short time ago',
      ],
      transcription: transcriptionOf(chairMorningScript, 'en'),
      posterAlt:
        'An older woman with a white bun and glasses sits on a chair on a terrace. She reaches an arm in an arc overhead and leans a little to one side.',
      chapters: chaptersOf(chairMorningScript, 'en'),
    },
  },
}
