import type { Program } from '../program.ts'

export const wakingHands: Program = {
  slug: 'waking-hands',
  category: 'hands',
  levels: ['easy'],
  isExample: false,
  film: null,
  durationSeconds: 540,
  moreLikeThis: ['light-feet', 'shoulder-stick', 'calm-neck'],
  words: {
    pl: {
      title: 'Obudź dłonie',
      summary:
        'Rozruszasz nadgarstki i palce przy stole. Dziewięć minut dla dłoni, które mają dziś zapinać guziki i odkręcać słoiki.',
      description:
        'Zaczynasz od ciepła, potem krążysz nadgarstkami, otwierasz i zamykasz dłonie, na końcu ściskasz miękką piłkę. Palce ruszają się tyle, ile dziś potrafią. Ćwicz po myciu naczyń w ciepłej wodzie albo zaraz po śniadaniu.',
      forWhom:
        'Dla osób, którym rano sztywnieją palce, i dla tych, których dłonie cały dzień piszą, szyją albo trzymają kierownicę.',
      whatYouNeed: ['Stół i krzesło', 'Miękka piłka albo zwinięta skarpeta'],
      whenNotTo: [
        'stawy palców są gorące, czerwone i nagle spuchły',
        'masz świeży uraz, gips lub szwy na dłoni',
        'jesteś po operacji dłoni i nie masz jeszcze zgody na ściskanie',
        'drętwienie palców budzi Cię w nocy i narasta: porozmawiaj najpierw z lekarzem',
      ],
      transcription: [
        'Usiądź przy stole i oprzyj na nim całe przedramiona. Barki opadają. Zdejmij pierścionki, jeśli uciskają.',
        'Pocieraj dłoń o dłoń, potem każdy palec po kolei, od paznokcia do nasady. Aż zrobi się ciepło.',
        'Wysuń dłonie za brzeg stołu. Krąż nadgarstkami, powoli, sześć kół w jedną stronę i sześć w drugą.',
        'Połóż dłonie na stole. Rozsuń palce jak wachlarz, zostań na oddech i złącz. Dziesięć razy.',
        'Unieś dłonie, palce proste. Ugnij same końce palców jak haczyk. Potem zwiń luźną pięść, kciuk na wierzchu. Wyprostuj. Sześć razy.',
        'Dotknij kciukiem po kolei wszystkich palców, od wskazującego do małego i z powrotem. Zrób wyraźne kółko. Trzy razy każdą dłonią.',
        'Weź piłkę. Ściśnij ją z wydechem na połowę siły, policz do trzech i puść powoli. Po osiem razy. Nadgarstek zostaje prosty.',
        'Złóż dłonie przed mostkiem. Opuść je odrobinę, aż poczujesz lekkie ciągnięcie w nadgarstkach. Trzy oddechy. Łokcie idą na boki.',
        'Strząśnij wodę z palców. Połóż dłonie na stole wnętrzem do góry i odpocznij.',
      ],
      posterAlt:
        'Starsza kobieta o białych włosach siedzi przy stole. W jednej dłoni ściska miękką piłkę, druga odpoczywa na stole.',
      chapters: [
        { start: 0, title: 'Oprzyj przedramiona', note: '30 sekund' },
        { start: 30, title: 'Ciepłe dłonie', note: '40 sekund' },
        { start: 70, title: 'Krążenia nadgarstków', note: 'po 6 w każdą stronę' },
        { start: 140, title: 'Wachlarz', note: '10 powtórzeń' },
        { start: 205, title: 'Haczyk i pięść', note: '6 powtórzeń' },
        { start: 280, title: 'Kciuk do palców', note: 'po 3 na dłoń' },
        { start: 345, title: 'Miękka piłka', note: 'po 8 na dłoń' },
        { start: 455, title: 'Złożone dłonie', note: '3 oddechy' },
        { start: 500, title: 'Odpoczynek', note: '40 sekund' },
      ],
    },
    en: {
      title: 'Wake your hands',
      summary:
        'Loosen your wrists and fingers at a table. Nine minutes for hands that have buttons and jars ahead of them today.',
      description:
        'You begin with warmth, then circle your wrists, open and close your hands and finish by squeezing a soft ball. Your fingers move as much as they can today. Good after washing up in warm water, or right after breakfast.',
      forWhom:
        'For people whose fingers are stiff in the morning, and for those whose hands type, sew or hold a wheel all day.',
      whatYouNeed: ['A table and a chair', 'A soft ball or a rolled sock'],
      whenNotTo: [
        'your finger joints are hot, red and suddenly swollen',
        'you have a recent injury, a cast or stitches in your hand',
        'after hand surgery you may not yet squeeze',
        'numb fingers wake you at night, more and more: talk to your doctor first',
      ],
      transcription: [
        'Sit at the table and rest both forearms on it. Shoulders drop. Take off rings that press.',
        'Rub palm against palm, then each finger in turn, from the nail to the root. Until it feels warm.',
        'Let your hands reach past the edge of the table. Circle your wrists slowly, six circles one way and six the other.',
        'Put your hands on the table. Spread your fingers like a fan, stay for a breath and bring them together. Ten times.',
        'Lift your hands, fingers straight. Bend only the tips, like a hook. Then make a loose fist, thumb outside. Straighten. Six times.',
        'Touch each fingertip with your thumb, from the index finger to the little one and back. Make a clear ring. Three times with each hand.',
        'Take the ball. Breathe out and squeeze it at half strength, count to three and let go slowly. Eight times each. Your wrist stays straight.',
        'Put your palms together in front of your breastbone. Lower them a little until you feel a light pull in your wrists. Three breaths. Elbows go out.',
        'Shake the water off your fingers. Lay your hands on the table, palms up, and rest.',
      ],
      posterAlt:
        'An older woman with white hair sits at a table. One hand squeezes a soft ball, the other rests on the table.',
      chapters: [
        { start: 0, title: 'Rest your forearms', note: '30 seconds' },
        { start: 30, title: 'Warm hands', note: '40 seconds' },
        { start: 70, title: 'Wrist circles', note: '6 each way' },
        { start: 140, title: 'Fan', note: '10 repetitions' },
        { start: 205, title: 'Hook and fist', note: '6 repetitions' },
        { start: 280, title: 'Thumb to fingers', note: '3 with each hand' },
        { start: 345, title: 'Soft ball', note: '8 with each hand' },
        { start: 455, title: 'Palms together', note: '3 breaths' },
        { start: 500, title: 'Rest', note: '40 seconds' },
      ],
    },
  },
}
