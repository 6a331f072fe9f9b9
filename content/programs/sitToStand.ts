import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import { sitToStandScript } from '../scripts/sitToStandScript.ts'
import type { Program } from '../program.ts'

export const sitToStand: Program = {
  slug: 'sit-to-stand',
  category: 'hips',
  levels: ['easy'],
  isExample: true,
  film: 'sit-to-stand',
  durationSeconds: secondsOf(sitToStandScript),
  moreLikeThis: ['quiet-knees', 'balance-with-a-chair', 'steady-steps'],
  words: {
    pl: {
      title: 'Przysiad i pewne wstawanie',
      summary: 'Poćwiczysz wstawanie z krzesła tak, by w ciągu dnia szło lżej. Krzesło cały czas czeka za Tobą.',
      description:
        'Uczysz się pochylić tułów, oprzeć ciężar na stopach i wstać bez rozpędu. Potem to samo w drugą stronę: usiąść powoli, zamiast opaść.',
      forWhom: 'Dla osób, którym trudno wstać z niskiego fotela, i dla każdego, kto chce mieć mocniejsze nogi.',
      whatYouNeed: ['Stabilne krzesło oparte o ścianę', 'Buty na płaskiej, nieśliskiej podeszwie'],
      whenNotTo: [
        'kolano jest spuchnięte lub gorące',
        'po operacji nogi nie masz jeszcze zgody na pełne obciążanie',
        'przy wstawaniu robi Ci się ciemno przed oczami',
      ],
      transcription: transcriptionOf(sitToStandScript, 'pl'),
      posterAlt: 'Starsza kobieta z siwym kokiem robi przysiad przed krzesłem, ręce wyciąga przed siebie.',
      chapters: chaptersOf(sitToStandScript, 'pl'),
    },
    en: {
      title: 'Squat and stand up with ease',
      summary:
        'Practise getting up from a chair so that it comes easier during the day. The chair is behind you all the time.',
      description:
        'You learn to lean forward, put your weight over your feet and rise without rocking up. Then the same in reverse: sitting down slowly instead of dropping.',
      forWhom: 'For people who find a low armchair hard to leave, and for anyone who wants stronger legs.',
      whatYouNeed: ['A steady chair against the wall', 'Shoes with a flat sole that grips'],
      whenNotTo: [
        'your knee is swollen or hot',
        'you have had leg surgery and are not yet allowed to put full weight on it',
        'everything goes dark when you stand up',
      ],
      transcription: transcriptionOf(sitToStandScript, 'en'),
      posterAlt: 'An older woman with a grey bun squats in front of a chair, arms reaching forward.',
      chapters: chaptersOf(sitToStandScript, 'en'),
    },
  },
}
