import { deepRestScript } from '../scripts/deepRestScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const deepRest: Program = {
  slug: 'deep-rest',
  category: 'breathing',
  levels: ['easy'],
  isExample: false,
  film: 'deep-rest',
  durationSeconds: secondsOf(deepRestScript),
  isPosterLow: true,
  moreLikeThis: ['bedtime-breath', 'calming-breath', 'knee-hug'],
  words: {
    pl: {
      title: 'Głęboki odpoczynek',
      summary: 'Leżysz, a uwaga wędruje przez ciało, od stóp do głowy. Dziesięć minut, w których nic nie trzeba robić.',
      description:
        'Poduszka pod kolanami odciąża plecy, podłoga niesie resztę. Po kolei zauważasz stopy, nogi, brzuch, dłonie i twarz, a na końcu zwalniasz oddech. Jeśli myśli odpłyną, po prostu wróć. Jeśli przyjdzie sen, też dobrze.',
      forWhom: 'Dla osób zmęczonych, spiętych i śpiących płytko, także w dniu, w którym ruch to za dużo.',
      whatYouNeed: [
        'Mata, łóżko albo kanapa',
        'Poduszka pod kolana i mniejsza pod głowę',
        'Koc, bo w bezruchu robi się chłodno',
      ],
      whenNotTo: [
        'leżenie płasko utrudnia Ci oddychanie: ułóż się wtedy wyżej',
        'jesteś w drugiej połowie ciąży: połóż się na boku',
        'cisza i zamknięte oczy budzą niepokój: otwórz je i wybierz program z ruchem',
      ],
      transcription: transcriptionOf(deepRestScript, 'pl'),
      posterAlt:
        'Kobieta o kręconych włosach leży na plecach na macie. Pod kolanami ma poduszkę, ręce leżą obok ciała, oczy są zamknięte. Nad wzgórzami świeci księżyc.',
      chapters: chaptersOf(deepRestScript, 'pl'),
    },
    en: {
      title: 'Deep rest',
      summary:
        'You lie down, and your attention travels through your body from feet to head. Ten minutes with nothing to do.',
      description:
        'A cushion under your knees eases your back, and the floor carries the rest. One by one you notice your feet, legs, belly, hands and face, then slow your breath. If your thoughts drift off, simply come back. If sleep comes, that is fine too.',
      forWhom: 'For people who are tired, tense or sleep lightly, even on a day when moving is too much.',
      whatYouNeed: [
        'A mat, a bed or a sofa',
        'A cushion for your knees and a smaller one for your head',
        'A blanket, because you cool down when you lie still',
      ],
      whenNotTo: [
        'lying flat makes it hard to breathe: then prop yourself up',
        'you are in the second half of pregnancy: lie on your side',
        'silence and closed eyes make you uneasy: open them and choose a program with movement',
      ],
      transcription: transcriptionOf(deepRestScript, 'en'),
      posterAlt:
        'A woman with curly hair lies on her back on a mat. There is a cushion under her knees, her arms rest beside her, her eyes are closed. The moon shines over the hills.',
      chapters: chaptersOf(deepRestScript, 'en'),
    },
  },
}
