import type { Program } from '../program.ts'

export const morningMobility: Program = {
  slug: 'morning-mobility',
  category: 'recovery',
  levels: ['easy', 'medium'],
  isExample: false,
  film: null,
  durationSeconds: 660,
  moreLikeThis: ['chair-morning', 'cat-back', 'gentle-return'],
  words: {
    pl: {
      title: 'Dzień dobry, ciało',
      summary:
        'Rozruszasz się na stojąco, od kostek po szyję. Jedenaście minut na dobry początek dnia albo powrót po przerwie.',
      description:
        'Każdy staw dostaje jeden spokojny ruch, w kolejności od dołu do góry. Nie potrzebujesz rozgrzewki, bo ten program nią jest. Łatwiejszą wersję robisz z dłonią na oparciu krzesła, trudniejszą bez.',
      forWhom:
        'Dla osób, które rano czują sztywność, i dla tych, które wracają do ruchu po chorobie lub dłuższej przerwie.',
      whatYouNeed: ['Mata albo kawałek pewnej podłogi', 'Krzesło z oparciem, tuż obok'],
      whenNotTo: [
        'kręci Ci się w głowie, zwłaszcza po pochyleniu',
        'masz gorączkę albo infekcja jeszcze trwa',
        'ból pleców schodzi do nogi',
        'masz złamanie lub uraz, który jeszcze się goi',
      ],
      transcription: [
        'Stań na szerokość bioder, krzesło w zasięgu dłoni. Kolana są miękkie. Z wdechem unieś ręce bokiem, z wydechem opuść. Trzy razy.',
        'Unieś jedną stopę i narysuj nią pięć kół w każdą stronę. Zmień nogę. Dłoń może zostać na oparciu.',
        'Wspnij się na palce i opuść pięty powoli. Dziesięć razy.',
        'Unieś kolano do wysokości, która jest łatwa, i odstaw. Na zmianę, po osiem razy. Rośnij w górę, jakby ktoś trzymał Cię za czubek głowy.',
        'Połóż dłonie na biodrach i narysuj nimi koło. Pięć razy w jedną stronę i pięć w drugą.',
        'Ugnij kolana, oprzyj dłonie na udach. Z wydechem zaokrąglij plecy, z wdechem wydłuż je do przodu. Sześć razy.',
        'Przerwa. Stań, strząśnij ręce i nogi.',
        'Sięgnij jedną ręką w górę, jakby po jabłko z wysokiej gałęzi. Bok się wydłuża. Zmień rękę. Po sześć razy.',
        'Ręce luźno. Obracaj tułów w prawo i w lewo, ramiona owijają się same. Pięta podąża za ruchem. Po osiem razy.',
        'Krąż barkami w tył, osiem razy. Potem powoli popatrz przez jedno ramię i przez drugie, po trzy razy.',
        'Otwórz ręce szeroko z wdechem, obejmij się z wydechem. Pięć razy. Stań spokojnie i poczuj, co się zmieniło.',
      ],
      posterAlt:
        'Kobieta o czarnych włosach stoi na macie w pokoju i sięga jedną ręką wysoko w górę, jakby zrywała jabłko. Na kanapie śpi kot.',
      chapters: [
        { start: 0, title: 'Stań i oddychaj', note: '3 oddechy' },
        { start: 40, title: 'Koła stopą', note: 'po 5 w każdą stronę' },
        { start: 110, title: 'Wspięcia na palce', note: '10 powtórzeń' },
        { start: 165, title: 'Kolano w górę', note: 'po 8 na nogę' },
        { start: 235, title: 'Koła biodrami', note: 'po 5 w każdą stronę' },
        { start: 295, title: 'Kot na stojąco', note: '6 powtórzeń' },
        { start: 365, title: 'Przerwa', note: '30 sekund' },
        { start: 395, title: 'Jabłko z gałęzi', note: 'po 6 na rękę' },
        { start: 460, title: 'Luźne obroty', note: 'po 8 na stronę' },
        { start: 515, title: 'Barki i szyja', note: '8 kół, po 3 spojrzenia' },
        { start: 595, title: 'Otwórz i obejmij', note: '5 powtórzeń' },
      ],
    },
    en: {
      title: 'Good morning, body',
      summary:
        'Loosen up standing, from your ankles to your neck. Eleven minutes to begin the day, or to begin again after a break.',
      description:
        'Every joint gets one calm movement, in order from the ground up. You need no warm-up, because this is one. Keep a hand on the back of a chair for the easier version; let go for the harder.',
      forWhom:
        'For people who are stiff in the morning, and for those coming back to movement after an illness or a long break.',
      whatYouNeed: ['A mat or a patch of firm floor', 'A chair with a back, right beside you'],
      whenNotTo: [
        'you feel dizzy, above all after bending down',
        'you have a fever or the infection is still on',
        'back pain runs down your leg',
        'you have a fracture or injury that is still healing',
      ],
      transcription: [
        'Stand with your feet hip-width apart, the chair within reach. Knees soft. Breathe in and raise your arms to the sides, breathe out and lower them. Three times.',
        'Lift one foot and draw five circles each way. Change legs. A hand may stay on the chair.',
        'Rise onto your toes and lower your heels slowly. Ten times.',
        'Lift a knee as high as is easy and put the foot down. In turn, eight times each. Grow tall, as if someone held you by the crown of your head.',
        'Put your hands on your hips and draw a circle with them. Five times one way and five the other.',
        'Bend your knees and rest your hands on your thighs. Breathe out and round your back, breathe in and lengthen it forward. Six times.',
        'Rest. Stand and shake out your arms and legs.',
        'Reach up with one arm, as if for an apple on a high branch. Your side grows long. Change arms. Six times each.',
        'Arms loose. Turn your body right and left and let your arms wrap themselves around you. Your heel follows. Eight times each.',
        'Circle your shoulders backwards eight times. Then look slowly over one shoulder and over the other, three times each.',
        'Breathe in and open your arms wide, breathe out and hug yourself. Five times. Stand quietly and feel what has changed.',
      ],
      posterAlt:
        'A woman with black hair stands on a mat in a living room and reaches one arm high, as if picking an apple. A cat sleeps on the sofa.',
      chapters: [
        { start: 0, title: 'Stand and breathe', note: '3 breaths' },
        { start: 40, title: 'Foot circles', note: '5 each way' },
        { start: 110, title: 'Rise onto your toes', note: '10 repetitions' },
        { start: 165, title: 'Knee up', note: '8 with each leg' },
        { start: 235, title: 'Hip circles', note: '5 each way' },
        { start: 295, title: 'Standing cat', note: '6 repetitions' },
        { start: 365, title: 'Pause', note: '30 seconds' },
        { start: 395, title: 'Apple on a branch', note: '6 with each arm' },
        { start: 460, title: 'Loose turns', note: '8 to each side' },
        { start: 515, title: 'Shoulders and neck', note: '8 circles, 3 looks each' },
        { start: 595, title: 'Open and hug', note: '5 repetitions' },
      ],
    },
  },
}
