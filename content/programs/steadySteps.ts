import { steadyStepsScript } from '../scripts/steadyStepsScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const steadySteps: Program = {
  slug: 'steady-steps',
  category: 'balance',
  levels: ['medium'],
  isExample: false,
  film: 'steady-steps',
  durationSeconds: secondsOf(steadyStepsScript),
  moreLikeThis: ['balance-with-a-chair', 'sit-to-stand', 'light-feet'],
  words: {
    pl: {
      title: 'Pewny krok',
      summary:
        'Poćwiczysz to, co dzieje się na chodniku: marsz, krok w przód, stopę przed stopą i spojrzenie w bok. Oparcie dla dłoni cały czas jest obok.',
      description:
        'Chodzenie to utrata i odzyskanie równowagi przy każdym kroku. Tu robisz to powoli i celowo, przez trzy minuty spokojnych prób. Dłoń może dotykać ściany albo blatu przez cały program. Kiedy jest pewnie, zostaw na niej dwa palce.',
      forWhom: 'Dla osób, które chodzą same, ale ostrożniej niż dawniej, zwłaszcza po nierównym chodniku i w tłumie.',
      whatYouNeed: [
        'Kawałek wolnej podłogi przy ścianie albo blacie',
        'Buty na płaskiej, nieśliskiej podeszwie',
        'Taśma na podłodze zamiast linii, jeśli masz',
        'Ktoś w pobliżu za pierwszym razem',
      ],
      whenNotTo: [
        'dziś kręci Ci się w głowie',
        'zdarzył Ci się niedawno upadek, o którym nie wie Twój lekarz',
        'po zmianie leków stoisz mniej pewnie',
        'noga boli przy obciążaniu',
      ],
      transcription: transcriptionOf(steadyStepsScript, 'pl'),
      posterAlt: 'Starszy mężczyzna w okularach stoi w kuchni przy stole na linii na podłodze, stopa przed stopą.',
      chapters: chaptersOf(steadyStepsScript, 'pl'),
    },
    en: {
      title: 'Steady steps',
      summary:
        'Practise what a pavement asks of you: a march, a step forward, one foot in front of the other, a look to the side. Support for your hand is beside you all the time.',
      description:
        'Walking is losing your balance and finding it again at every step. Here you do it slowly and on purpose, in three minutes of calm practice. Your hand may touch the wall or worktop throughout. When you feel sure, leave two fingers there.',
      forWhom:
        'For people who walk on their own, but more carefully than they used to, above all on an uneven pavement and in crowds.',
      whatYouNeed: [
        'A patch of free floor beside a wall or worktop',
        'Shoes with a flat sole that grips',
        'Tape on the floor for a line, if you have it',
        'Somebody nearby the first time',
      ],
      whenNotTo: [
        'you feel dizzy today',
        'you have had a fall recently and your doctor does not know',
        'you are less steady since a change of medicine',
        'your leg hurts when you put weight on it',
      ],
      transcription: transcriptionOf(steadyStepsScript, 'en'),
      posterAlt:
        'An older man with glasses stands by a kitchen table on a line on the floor, one foot in front of the other.',
      chapters: chaptersOf(steadyStepsScript, 'en'),
    },
  },
}
