import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import { shoulderStickScript } from '../scripts/shoulderStickScript.ts'
import type { Program } from '../program.ts'

export const shoulderStick: Program = {
  slug: 'shoulder-stick',
  category: 'neck',
  levels: ['medium'],
  isExample: false,
  film: 'shoulder-stick',
  durationSeconds: secondsOf(shoulderStickScript),
  moreLikeThis: ['wall-push', 'band-row', 'calm-neck'],
  words: {
    pl: {
      title: 'Barki z kijem',
      summary: 'Rozruszasz barki z kijem w obu dłoniach. Sprawniejsza ręka pomaga tej, która unosi się mniej chętnie.',
      description:
        'Kij łączy ręce, więc ruch jest równy i łatwo go prowadzić. Unosisz go nad głowę, wypychasz w bok, pochylasz się z nim jak drzewo na wietrze. Nie dociskaj: niech zakres rośnie powoli, w swoim tempie.',
      forWhom:
        'Dla osób, którym sztywny bark przeszkadza sięgać na półkę albo zakładać kurtkę, i dla tych, które długo siedzą przy komputerze.',
      whatYouNeed: ['Lekki kij: trzonek miotły, laska albo długi parasol', 'Miejsce nad głową i po bokach'],
      whenNotTo: [
        'jesteś po operacji barku i nie masz jeszcze zgody na swobodny ruch',
        'bark był niedawno zwichnięty',
        'bark boli także w nocy i w spoczynku',
        'ręka drętwieje albo słabnie',
      ],
      transcription: transcriptionOf(shoulderStickScript, 'pl'),
      posterAlt: 'Mężczyzna z krótką brodą stoi przodem do nas i unosi nad głowę kij, który trzyma w obu dłoniach.',
      chapters: chaptersOf(shoulderStickScript, 'pl'),
    },
    en: {
      title: 'Shoulders with a stick',
      summary:
        'Loosen your shoulders with a stick in both hands. The arm that moves well helps the one that is slower to rise.',
      description:
        'The stick joins your arms, so the movement is even and easy to guide. You lift it overhead, push it to the side, sway with it like a tree in the wind. Do not force it: let your range grow slowly, in its own time.',
      forWhom:
        'For people whose stiff shoulder makes it hard to reach a shelf or put on a coat, and for those who sit at a computer for a long time.',
      whatYouNeed: [
        'A light stick: a broom handle, a cane or a long umbrella',
        'Room above your head and at your sides',
      ],
      whenNotTo: [
        'you have had shoulder surgery and are not yet allowed to move the arm freely',
        'your shoulder was dislocated not long ago',
        'your shoulder hurts at night and at rest too',
        'your arm goes numb or weak',
      ],
      transcription: transcriptionOf(shoulderStickScript, 'en'),
      posterAlt: 'A man with a short beard stands facing us and lifts a stick overhead in both hands.',
      chapters: chaptersOf(shoulderStickScript, 'en'),
    },
  },
}
