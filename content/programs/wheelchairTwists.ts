import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import { wheelchairTwistsScript } from '../scripts/wheelchairTwistsScript.ts'
import type { Program } from '../program.ts'

export const wheelchairTwists: Program = {
  slug: 'wheelchair-twists',
  category: 'chair',
  levels: ['medium'],
  isExample: true,
  film: 'wheelchair-twists',
  durationSeconds: secondsOf(wheelchairTwistsScript),
  moreLikeThis: ['chair-morning', 'calm-neck', 'band-row'],
  words: {
    pl: {
      title: 'Skręty tułowia na wózku: luźne plecy i barki',
      summary: 'Rozruszasz plecy, żebra i barki bez schodzenia z wózka. Tak samo dobrze ćwiczy się na krześle.',
      description:
        'Ruchy idą od oddechu, przez barki, do powolnych skrętów. Zakres wybierasz Ty. Jeśli jedna strona rusza się mniej, niech tak będzie.',
      forWhom: 'Dla osób na wózku i dla wszystkich, którzy dużo siedzą.',
      whatYouNeed: ['Wózek z zaciągniętymi hamulcami albo stabilne krzesło', 'Trochę miejsca na łokcie'],
      whenNotTo: [
        'jesteś krótko po operacji kręgosłupa',
        'masz kruche kości i zalecenie, żeby nie skręcać tułowia',
        'siedzenie bez podparcia jest dziś niepewne',
        'masz otarcie lub ranę w miejscu nacisku',
      ],
      transcription: transcriptionOf(wheelchairTwistsScript, 'pl'),
      posterAlt: 'Młody mężczyzna siedzi na wózku. Skrzyżował ręce, dłonie trzyma na barkach i obraca tułów w bok.',
      chapters: chaptersOf(wheelchairTwistsScript, 'pl'),
    },
    en: {
      title: 'Wheelchair twists: easy back and shoulders',
      summary:
        'Move your back, ribs and shoulders without leaving your wheelchair. An ordinary chair does just as well.',
      description:
        'It goes from breath to shoulders to slow twists. You choose how far. If one side moves less, let it.',
      forWhom: 'For people in a wheelchair and for everyone who sits a lot.',
      whatYouNeed: ['A wheelchair with its brakes on, or a steady chair', 'A little room for your elbows'],
      whenNotTo: [
        'you had spine surgery a short time ago',
        'your bones are brittle and you were told not to twist',
        'sitting unsupported feels unsteady today',
        'you have a graze or sore where you sit',
      ],
      transcription: transcriptionOf(wheelchairTwistsScript, 'en'),
      posterAlt:
        'A young man sits in a wheelchair. His arms are crossed, his hands on his shoulders, and he turns to one side.',
      chapters: chaptersOf(wheelchairTwistsScript, 'en'),
    },
  },
}
