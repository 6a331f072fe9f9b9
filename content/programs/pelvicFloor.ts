import type { Program } from '../program.ts'

export const pelvicFloor: Program = {
  slug: 'pelvic-floor',
  category: 'hips',
  levels: ['easy'],
  isExample: false,
  film: null,
  durationSeconds: 780,
  moreLikeThis: ['stable-bridge', 'calming-breath', 'side-lying-hips'],
  words: {
    pl: {
      title: 'Dno miednicy na co dzień',
      summary:
        'Nauczysz się napinać i, co równie ważne, rozluźniać mięśnie dna miednicy. Najpierw na leżąco, potem na piłce.',
      description:
        'To mięśnie, których nie widać, a które pracują przy każdym kichnięciu i każdym wstaniu z krzesła. Napinasz je lekko, z wydechem, i za każdym razem puszczasz do końca. Pośladki, uda i brzuch mają wolne. To praca na tygodnie, nie na jeden raz.',
      forWhom:
        'Dla kobiet i mężczyzn, którym zdarza się popuścić mocz przy kaszlu lub śmiechu, i dla każdego, kto chce poznać te mięśnie.',
      whatYouNeed: ['Mata i poduszka pod głowę', 'Duża piłka na macie albo twarde krzesło', 'Opróżniony pęcherz'],
      whenNotTo: [
        'napinanie albo rozluźnianie tych mięśni boli',
        'masz założony cewnik lub jesteś krótko po operacji w tej okolicy',
        'jesteś w ciąży zagrożonej albo w pierwszych tygodniach po porodzie: zapytaj lekarza lub położną',
        'masz krew w moczu albo nagle nie możesz go oddać: wtedy skontaktuj się z lekarzem od razu',
      ],
      transcription: [
        'Połóż się na plecach. Ugnij kolana, stopy oprzyj na szerokość bioder. Jedną dłoń połóż na brzuchu. Rozluźnij szczękę.',
        'Oddychaj do dłoni. Z wdechem brzuch rośnie, a dno miednicy opada jak parasol, który się otwiera. Z wydechem wraca. Sześć oddechów, jeszcze bez napinania.',
        'Teraz poszukaj mięśni. Z wydechem zrób ruch, jakby powstrzymywać gazy i strumień moczu naraz, ale tylko na połowę siły. Z wdechem puść. Pięć razy. Pośladki są miękkie. Nie ćwicz tego w trakcie oddawania moczu.',
        'Z wydechem unieś dno miednicy, jakby jechało windą na pierwsze piętro. Zostań trzy sekundy, licząc na głos, żeby nie zatrzymać oddechu. Zjedź na parter i odpocznij dwa razy dłużej. Osiem razy.',
        'Odpocznij. Rozluźnij brzuch, uda i czoło.',
        'Teraz szybko i lekko: napnij i od razu puść. Dziesięć razy, w swoim rytmie. Jeśli nie czujesz już różnicy, przerwij wcześniej.',
        'Przewróć się na bok i podnieś na rękach. Usiądź na piłce, stopy szeroko. Jeśli piłka jest niepewna, wybierz krzesło.',
        'Kołysz miednicą w przód i w tył, potem na boki. Minutę. Poczuj, na czym siedzisz.',
        'Usiądź wysoko. Z wydechem unieś dno miednicy, zostań trzy sekundy, puść z wdechem. Osiem razy. W siadzie czuje się to inaczej niż na leżąco i tak ma być.',
        'Ćwiczysz na co dzień: najpierw lekko napnij, potem kaszlnij albo pochyl się do wstania. Rozluźnij. Pięć razy.',
        'Połóż dłonie na udach. Oddychaj i pozwól miednicy opaść na piłkę całym ciężarem. Zostań w tym rozluźnieniu.',
      ],
      posterAlt:
        'Kobieta z brązowym kokiem siedzi na dużej piłce na macie. Plecy ma proste, dłonie trzyma na dole brzucha.',
      chapters: [
        { start: 0, title: 'Połóż się', note: '40 sekund' },
        { start: 40, title: 'Oddech do brzucha', note: '6 oddechów' },
        { start: 100, title: 'Poszukaj mięśni', note: '5 powtórzeń' },
        { start: 180, title: 'Winda', note: '8 powtórzeń' },
        { start: 300, title: 'Przerwa', note: '40 sekund' },
        { start: 340, title: 'Szybko i lekko', note: '10 powtórzeń' },
        { start: 400, title: 'Usiądź na piłce', note: '40 sekund' },
        { start: 440, title: 'Kołysanie', note: '1 minuta' },
        { start: 505, title: 'Winda w siadzie', note: '8 powtórzeń' },
        { start: 620, title: 'Zanim kichniesz', note: '5 powtórzeń' },
        { start: 700, title: 'Pełne rozluźnienie', note: '80 sekund' },
      ],
    },
    en: {
      title: 'Pelvic floor for every day',
      summary:
        'Learn to tighten your pelvic floor and, just as important, to let it go. First lying down, then on a ball.',
      description:
        'You cannot see these muscles, yet they work at every sneeze and every time you stand up. You tighten them lightly as you breathe out, and each time let go completely. Buttocks, thighs and belly take the day off. This is work for weeks, not for a single day.',
      forWhom:
        'For women and men who leak a little when they cough or laugh, and for anyone who would like to get to know these muscles.',
      whatYouNeed: ['A mat and a pillow for your head', 'A large ball on the mat, or a firm chair', 'An empty bladder'],
      whenNotTo: [
        'tightening or releasing these muscles hurts',
        'you have a catheter, or had surgery in this area a short time ago',
        'your pregnancy is at risk or you gave birth in the last weeks: ask your doctor or midwife',
        'there is blood in your urine or you suddenly cannot pass it: then call a doctor at once',
      ],
      transcription: [
        'Lie on your back. Bend your knees, feet hip-width apart. Put one hand on your belly. Let your jaw go loose.',
        'Breathe into your hand. As you breathe in, your belly grows and the pelvic floor sinks like an umbrella opening. As you breathe out, it returns. Six breaths, no tightening yet.',
        'Now look for the muscles. Breathe out and act as if you were holding back wind and urine at once, but at half strength. Breathe in and let go. Five times. Your buttocks stay soft. Never practise this while passing urine.',
        'Breathe out and lift your pelvic floor, like a lift going up to the first floor. Stay for three seconds, counting aloud so that you do not hold your breath. Come down to the ground floor and rest twice as long. Eight times.',
        'Rest. Let go of your belly, your thighs and your forehead.',
        'Now quick and light: tighten and let go at once. Ten times, in your own rhythm. If you can no longer feel the difference, stop sooner.',
        'Roll onto your side and push yourself up. Sit on the ball, feet wide. If the ball feels unsteady, take the chair.',
        'Rock your pelvis forward and back, then from side to side. One minute. Feel what you are sitting on.',
        'Sit tall. Breathe out and lift your pelvic floor, stay for three seconds, breathe in and let go. Eight times. Sitting feels different from lying, as it should.',
        'Practise for real life: tighten lightly first, then cough, or lean forward to stand. Let go. Five times.',
        'Put your hands on your thighs. Breathe and let your pelvis rest its whole weight on the ball. Stay in that ease.',
      ],
      posterAlt:
        'A woman with a brown bun sits on a large ball on a mat. Her back is straight, her hands rest low on her belly.',
      chapters: [
        { start: 0, title: 'Lie down', note: '40 seconds' },
        { start: 40, title: 'Breathe into your belly', note: '6 breaths' },
        { start: 100, title: 'Find the muscles', note: '5 repetitions' },
        { start: 180, title: 'The lift', note: '8 repetitions' },
        { start: 300, title: 'Pause', note: '40 seconds' },
        { start: 340, title: 'Quick and light', note: '10 repetitions' },
        { start: 400, title: 'Sit on the ball', note: '40 seconds' },
        { start: 440, title: 'Rocking', note: '1 minute' },
        { start: 505, title: 'The lift, sitting', note: '8 repetitions' },
        { start: 620, title: 'Before you sneeze', note: '5 repetitions' },
        { start: 700, title: 'Let go completely', note: '80 seconds' },
      ],
    },
  },
}
