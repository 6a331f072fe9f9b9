import { pelvicFloorScript } from '../scripts/pelvicFloorScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const pelvicFloor: Program = {
  slug: 'pelvic-floor',
  category: 'hips',
  levels: ['easy'],
  isExample: false,
  film: 'pelvic-floor',
  durationSeconds: secondsOf(pelvicFloorScript),
  moreLikeThis: ['stable-bridge', 'calming-breath', 'side-lying-hips'],
  words: {
    pl: {
      title: 'Dno miednicy na co dzień',
      summary:
        'Nauczysz się napinać i, co równie ważne, rozluźniać mięśnie dna miednicy, siedząc na piłce albo twardym krześle.',
      description:
        'To mięśnie, których nie widać, a które pracują przy każdym kichnięciu i każdym wstaniu z krzesła. Napinasz je lekko, z wydechem, i za każdym razem puszczasz do końca. Pośladki, uda i brzuch mają wolne. To praca na tygodnie, nie na jeden raz.',
      forWhom:
        'Dla kobiet i mężczyzn, którym zdarza się popuścić mocz przy kaszlu lub śmiechu, i dla każdego, kto chce poznać te mięśnie.',
      whatYouNeed: ['Duża piłka na macie albo twarde krzesło', 'Opróżniony pęcherz'],
      whenNotTo: [
        'napinanie albo rozluźnianie tych mięśni boli',
        'masz założony cewnik lub jesteś krótko po operacji w tej okolicy',
        'jesteś w ciąży zagrożonej albo w pierwszych tygodniach po porodzie: zapytaj lekarza lub położną',
        'masz krew w moczu albo nagle nie możesz go oddać: wtedy skontaktuj się z lekarzem od razu',
      ],
      transcription: transcriptionOf(pelvicFloorScript, 'pl'),
      posterAlt:
        'Kobieta z brązowym kokiem siedzi na dużej piłce na macie. Plecy ma proste, dłonie trzyma na dole brzucha.',
      chapters: chaptersOf(pelvicFloorScript, 'pl'),
    },
    en: {
      title: 'Pelvic floor for every day',
      summary:
        'Learn to tighten your pelvic floor and, just as important, to let it go, sitting on a ball or a firm chair.',
      description:
        'You cannot see these muscles, yet they work at every sneeze and every time you stand up. You tighten them lightly as you breathe out, and each time let go completely. Buttocks, thighs and belly take the day off. This is work for weeks, not for a single day.',
      forWhom:
        'For women and men who leak a little when they cough or laugh, and for anyone who would like to get to know these muscles.',
      whatYouNeed: ['A large ball on a mat, or a firm chair', 'An empty bladder'],
      whenNotTo: [
        'tightening or releasing these muscles hurts',
        'you have a catheter, or had surgery in this area a short time ago',
        'your pregnancy is at risk or you gave birth in the last weeks: ask your doctor or midwife',
        'there is blood in your urine or you suddenly cannot pass it: then call a doctor at once',
      ],
      transcription: transcriptionOf(pelvicFloorScript, 'en'),
      posterAlt:
        'A woman with a brown bun sits on a large ball on a mat. Her back is straight, her hands rest low on her belly.',
      chapters: chaptersOf(pelvicFloorScript, 'en'),
    },
  },
}
