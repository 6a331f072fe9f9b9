import { gentleReturnScript } from '../scripts/gentleReturnScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const gentleReturn: Program = {
  slug: 'gentle-return',
  category: 'recovery',
  levels: ['easy'],
  isExample: false,
  film: 'gentle-return',
  durationSeconds: secondsOf(gentleReturnScript),
  moreLikeThis: ['calming-breath', 'chair-morning', 'morning-mobility'],
  words: {
    pl: {
      title: 'Łagodny powrót',
      summary:
        'Krótkie ćwiczenia na krześle z przerwami, które możesz wydłużyć. Dla dni, w których siły trzeba rozkładać.',
      description:
        'Po chorobie sił starcza czasem tylko na jedną rzecz. Dlatego ten program to małe bloki ruchu i przerwy między nimi. W przerwie zatrzymaj film i odpocznij tak długo, jak potrzebujesz. Tempo jest dobre, jeśli możesz przy nim rozmawiać pełnymi zdaniami. Możesz skończyć po każdym bloku. Jeśli następnego dnia czujesz się gorzej, kolejnym razem zrób połowę.',
      forWhom:
        'Dla osób po infekcji, pobycie w szpitalu lub długiej chorobie i dla tych, które na co dzień żyją ze zmęczeniem.',
      whatYouNeed: [
        'Wygodne krzesło z oparciem, przy ścianie',
        'Szklanka wody',
        'Zegarek albo kartka, żeby zapisać, jak było',
      ],
      whenNotTo: [
        'masz gorączkę albo infekcja jeszcze trwa',
        'czujesz ból lub ucisk w klatce piersiowej albo kołatanie serca',
        'duszność jest większa niż wczoraj',
        'po ostatnich ćwiczeniach przez dzień lub dłużej czujesz się wyraźnie gorzej: porozmawiaj najpierw z lekarzem lub fizjoterapeutą',
      ],
      transcription: transcriptionOf(gentleReturnScript, 'pl'),
      posterAlt:
        'Kobieta z brązowymi włosami do brody siedzi oparta na krześle i z wdechem unosi ręce przed siebie do wysokości barków. Obok stoi szklanka wody.',
      chapters: chaptersOf(gentleReturnScript, 'pl'),
    },
    en: {
      title: 'A gentle return',
      summary:
        'Short exercises on a chair, with rests that you can make longer. For days when you have to pace yourself.',
      description:
        'After an illness you may have the strength for only one thing at a time. So this program comes in small blocks of movement with rests between them. Pause the film and rest for as long as you need. The pace is right if you can speak in whole sentences. You may finish after any block. If you feel worse the next day, do half of it next time.',
      forWhom:
        'For people after an infection, a stay in hospital or a long illness, and for those who live with fatigue.',
      whatYouNeed: [
        'A comfortable chair with a back, against a wall',
        'A glass of water',
        'A watch, or a piece of paper to note how it went',
      ],
      whenNotTo: [
        'you have a fever or your infection is not over yet',
        'you feel pain or pressure in your chest, or your heart races or skips beats',
        'you are more short of breath than yesterday',
        'after the last exercises you felt clearly worse for a day or more: talk to your doctor or physiotherapist first',
      ],
      transcription: transcriptionOf(gentleReturnScript, 'en'),
      posterAlt:
        'A woman with chin-length brown hair sits back in a chair and raises her arms in front of her to shoulder height. A glass of water stands beside her.',
      chapters: chaptersOf(gentleReturnScript, 'en'),
    },
  },
}
