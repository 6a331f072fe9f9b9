import type { Program } from '../program.ts'

export const bedtimeBreath: Program = {
  slug: 'bedtime-breath',
  category: 'breathing',
  levels: ['easy'],
  isExample: false,
  film: null,
  durationSeconds: 900,
  moreLikeThis: ['deep-rest', 'calming-breath', 'knee-hug'],
  words: {
    pl: {
      title: 'Oddech przed snem',
      summary: 'Kwadrans w łóżku, z każdą minutą wolniej. Przeczytaj wskazówki raz, a potem zamknij oczy.',
      description:
        'Układasz się, zauważasz oddech, potem wydłużasz wydech i liczysz od dziesięciu w dół. Nie trzeba zasnąć na czas. Ciało odpoczywa także wtedy, gdy tylko leży i oddycha.',
      forWhom: 'Dla osób, którym trudno zwolnić wieczorem, i dla tych, które budzą się w nocy z rozpędzoną głową.',
      whatYouNeed: ['Łóżko', 'Poduszka pod kolana, jeśli plecy ją lubią', 'Przygaszone światło'],
      whenNotTo: [
        'brakuje Ci tchu w spoczynku',
        'duszność budzi Cię w nocy: porozmawiaj najpierw z lekarzem',
        'liczenie oddechów budzi niepokój: oddychaj wtedy po swojemu albo wybierz inny program',
      ],
      transcription: [
        'Połóż się na plecach, ugnij kolana albo podłóż pod nie poduszkę. Jedna dłoń leży na brzuchu, druga na piersi. Rozluźnij czoło.',
        'Nie zmieniaj niczego. Zauważ, którędy wchodzi powietrze i gdzie kończy się wydech. Dwie minuty.',
        'Teraz skieruj oddech do dolnej dłoni. Z wdechem brzuch się unosi, z wydechem opada. Górna dłoń prawie się nie rusza. Dziesięć oddechów.',
        'Wydłuż wydech. Wdech nosem przez cztery, wydech przez sześć, jak przez słomkę. Między nimi może być chwila ciszy. Trzy minuty. Jeśli robi się ciasno, wróć do zwykłego oddechu.',
        'Licz wydechy od dziesięciu do jednego. Gdy się pogubisz, zacznij znowu od dziesięciu. Gubienie się też jest częścią zasypiania.',
        'Z każdym wydechem coś robi się cięższe. Najpierw stopy, potem nogi, brzuch, dłonie. Na końcu powieki.',
        'Nic już nie licz. Ułóż się tak, jak lubisz spać. Oddech zna drogę.',
      ],
      posterAlt:
        'Mężczyzna z brodą leży na plecach z ugiętymi kolanami. Jedną dłoń trzyma na brzuchu, drugą na piersi. Za oknem jest wieczór.',
      chapters: [
        { start: 0, title: 'Ułóż się', note: '1 minuta' },
        { start: 60, title: 'Zauważ oddech', note: '2 minuty' },
        { start: 180, title: 'Dłoń na brzuchu', note: '10 oddechów' },
        { start: 270, title: 'Dłuższy wydech', note: '3 minuty' },
        { start: 450, title: 'Od dziesięciu do jednego', note: '3 minuty' },
        { start: 630, title: 'Ciężar', note: '2 minuty' },
        { start: 750, title: 'Cisza', note: '2 i pół minuty' },
      ],
    },
    en: {
      title: 'Breath before sleep',
      summary: 'A quarter of an hour in bed, slower by the minute. Read the guidance once, then close your eyes.',
      description:
        'You settle, notice your breath, then make the breath out longer and count down from ten. There is no need to be asleep in time. Your body rests also when it only lies and breathes.',
      forWhom:
        'For people who find it hard to slow down in the evening, and for those who wake at night with a racing head.',
      whatYouNeed: ['A bed', 'A cushion under your knees, if your back likes it', 'Dimmed light'],
      whenNotTo: [
        'you are short of breath at rest',
        'breathlessness wakes you at night: talk to your doctor first',
        'counting breaths makes you uneasy: then breathe your own way or choose another program',
      ],
      transcription: [
        'Lie on your back, bend your knees or put a cushion under them. One hand on your belly, the other on your chest. Let your forehead go smooth.',
        'Change nothing. Notice where the air comes in and where the breath out ends. Two minutes.',
        'Now send your breath to the lower hand. As you breathe in, your belly rises; as you breathe out, it sinks. The upper hand hardly moves. Ten breaths.',
        'Make the breath out longer. In through your nose for four, out for six, as if through a straw. There may be a moment of silence between them. Three minutes. If it feels tight, go back to your usual breath.',
        'Count your breaths out from ten to one. When you lose count, begin again at ten. Losing count is part of falling asleep.',
        'With every breath out something grows heavier. First your feet, then your legs, belly, hands. Your eyelids last.',
        'Stop counting. Lie the way you like to sleep. Your breath knows the way.',
      ],
      posterAlt:
        'A bearded man lies on his back with bent knees. One hand rests on his belly, the other on his chest. It is evening outside the window.',
      chapters: [
        { start: 0, title: 'Settle', note: '1 minute' },
        { start: 60, title: 'Notice your breath', note: '2 minutes' },
        { start: 180, title: 'Hand on your belly', note: '10 breaths' },
        { start: 270, title: 'A longer breath out', note: '3 minutes' },
        { start: 450, title: 'From ten to one', note: '3 minutes' },
        { start: 630, title: 'Weight', note: '2 minutes' },
        { start: 750, title: 'Silence', note: '2 and a half minutes' },
      ],
    },
  },
}
