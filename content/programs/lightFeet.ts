import { lightFeetScript } from '../scripts/lightFeetScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const lightFeet: Program = {
  slug: 'light-feet',
  category: 'hands',
  levels: ['easy'],
  isExample: false,
  film: 'light-feet',
  durationSeconds: secondsOf(lightFeetScript),
  moreLikeThis: ['waking-hands', 'quiet-knees', 'steady-steps'],
  words: {
    pl: {
      title: 'Lekkie stopy',
      summary: 'Rozruszasz kostki i palce stóp, siedząc na krześle. Dobre w podróży i po dniu na nogach.',
      description:
        'Unosisz pięty i palce, pompujesz stopą, a na końcu toczysz pod nią piłkę. Łydki pracują przy tym jak mała pompa, która odsyła krew w górę. Ćwicz boso, jeśli podłoga jest ciepła.',
      forWhom: 'Dla osób, które długo siedzą albo długo stoją, i dla tych, którym rano trudno zrobić pierwsze kroki.',
      whatYouNeed: ['Stabilne krzesło', 'Mała piłka albo zwinięty ręcznik'],
      whenNotTo: [
        'łydka jest nagle obrzęknięta, gorąca i bolesna: skontaktuj się z lekarzem od razu',
        'masz ranę lub odcisk, który boli przy nacisku',
        'kostka jest świeżo skręcona',
        'stopy słabo czują podłogę: ćwicz wtedy w butach i bez piłki',
      ],
      transcription: transcriptionOf(lightFeetScript, 'pl'),
      posterAlt: 'Starszy mężczyzna siedzi boso na krześle i toczy stopą małą piłkę po podłodze.',
      chapters: chaptersOf(lightFeetScript, 'pl'),
    },
    en: {
      title: 'Light feet',
      summary: 'Loosen your ankles and toes sitting on a chair. Good on a journey and after a day on your feet.',
      description:
        'You lift heels and toes, pump with your foot and roll a ball under it at the end. Your calves work like a small pump that sends blood back up. Go barefoot if the floor is warm.',
      forWhom:
        'For people who sit or stand for a long time, and for those who find the first steps in the morning hard.',
      whatYouNeed: ['A steady chair', 'A small ball or a rolled towel'],
      whenNotTo: [
        'your calf is suddenly swollen, hot and sore: call a doctor at once',
        'you have a wound or a corn that hurts when pressed',
        'your ankle is freshly sprained',
        'your feet barely feel the floor: then wear shoes and leave the ball out',
      ],
      transcription: transcriptionOf(lightFeetScript, 'en'),
      posterAlt: 'An older man sits barefoot on a chair and rolls a small ball along the floor under his foot.',
      chapters: chaptersOf(lightFeetScript, 'en'),
    },
  },
}
