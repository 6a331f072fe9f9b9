import type { Program } from '../program.ts'

export const birdDog: Program = {
  slug: 'bird-dog',
  category: 'back',
  levels: ['hard'],
  isExample: false,
  film: null,
  durationSeconds: 720,
  moreLikeThis: ['cat-back', 'stable-bridge', 'unhurried-warrior'],
  words: {
    pl: {
      title: 'Ptak i pies: mocny środek ciała',
      summary: 'Wyciągniesz rękę i przeciwną nogę, a tułów zostanie spokojny. Na koniec deska, w wersji na dziś.',
      description:
        'Na czworakach plecy uczą się trzymać prosto, kiedy ręce i nogi pracują. Zaczynasz od samej ręki, potem sama noga, na końcu razem. Liczy się cisza w biodrach, nie wysokość. Między częściami są przerwy. Weź je.',
      forWhom: 'Dla osób, które ćwiczą już regularnie, swobodnie klęczą i chcą mocniejszych pleców i brzucha.',
      whatYouNeed: ['Mata', 'Złożony koc pod kolana, jeśli są wrażliwe'],
      whenNotTo: [
        'nadgarstek, bark lub kolano boli przy podparciu',
        'ból pleców schodzi do nogi',
        'masz wysokie ciśnienie, którego jeszcze nie leczysz',
        'jesteś w ciąży lub niedawno po porodzie: zapytaj najpierw fizjoterapeutę',
      ],
      transcription: [
        'Ustaw się na czworakach. Dłonie pod barkami, kolana pod biodrami. Odepchnij podłogę i wydłuż kark. Oddychaj przez cały czas.',
        'Z wydechem zaokrąglij grzbiet, z wdechem wróć do płaskich pleców. Sześć razy. Na koniec zostań w połowie drogi, tam, gdzie plecom jest najwygodniej.',
        'Wyciągnij jedną rękę przed siebie, kciuk patrzy w górę. Weź oddech i odstaw dłoń. Zmień rękę. Po pięć razy.',
        'Zsuń palce jednej stopy po macie i unieś nogę do wysokości biodra, nie wyżej. Odstaw i zmień. Po pięć razy. Brzuch jest lekko napięty.',
        'Usiądź na piętach albo bokiem. Pokręć nadgarstkami. Pół minuty.',
        'Teraz razem: ręka w przód, przeciwna noga w tył. Wydłuż się od palców do pięty, jakby na plecach stała filiżanka. Wróć z wydechem i zmień stronę. Po sześć razy.',
        'Odpocznij. Opuść głowę na dłonie i oddychaj do pleców.',
        'Jeszcze raz ptak i pies, wolniej. Zostań na dwa oddechy, zanim wrócisz. Po trzy razy na stronę. Jeśli biodra się kołyszą, zostaw samą nogę.',
        'Deska. Oprzyj przedramiona, łokcie pod barkami, kolana na macie. Ciało od głowy do kolan jest proste. Trzymaj piętnaście sekund i odpocznij tyle samo. Trzy razy. Jeśli jest lekko, wyprostuj nogi.',
        'Usiądź na piętach i połóż czoło na dłoniach. Pięć długich oddechów.',
      ],
      posterAlt:
        'Rudowłosa kobieta klęczy w podporze na macie nad morzem. Wyciąga jedną rękę przed siebie i przeciwną nogę do tyłu.',
      chapters: [
        { start: 0, title: 'Czworaki', note: '40 sekund' },
        { start: 40, title: 'Koci grzbiet', note: '6 powtórzeń' },
        { start: 100, title: 'Ręka w przód', note: 'po 5 na rękę' },
        { start: 170, title: 'Noga w tył', note: 'po 5 na nogę' },
        { start: 240, title: 'Przerwa', note: '30 sekund' },
        { start: 270, title: 'Ptak i pies', note: 'po 6 na stronę' },
        { start: 400, title: 'Przerwa', note: '40 sekund' },
        { start: 440, title: 'Ptak i pies, dłużej', note: 'po 3 na stronę' },
        { start: 540, title: 'Deska', note: '3 razy po 15 sekund' },
        { start: 640, title: 'Odpoczynek na piętach', note: '5 oddechów' },
      ],
    },
    en: {
      title: 'Bird and dog: a strong middle',
      summary:
        'Reach out an arm and the opposite leg while your trunk stays quiet. A plank to finish, in whichever form suits today.',
      description:
        'On all fours your back learns to hold steady while arms and legs work. First the arm alone, then the leg, then both. What counts is stillness in your hips, not height. There are rests between the parts. Take them.',
      forWhom: 'For people who already exercise regularly, kneel with ease and want a stronger back and belly.',
      whatYouNeed: ['A mat', 'A folded blanket under your knees, if they are tender'],
      whenNotTo: [
        'your wrist, shoulder or knee hurts when you lean on it',
        'back pain runs down your leg',
        'you have high blood pressure that is not treated yet',
        'you are pregnant or gave birth not long ago: ask your physiotherapist first',
      ],
      transcription: [
        'Come onto all fours. Hands under your shoulders, knees under your hips. Push the floor away and lengthen your neck. Keep breathing all the while.',
        'Breathe out and round your back, breathe in and come back to flat. Six times. Then stay halfway, where your back feels most at ease.',
        'Reach one arm forward, thumb up. Take a breath and put the hand down. Change arms. Five times each.',
        'Slide the toes of one foot along the mat and lift the leg to hip height, no higher. Put it down and change. Five times each. Your belly is lightly braced.',
        'Sit on your heels or to one side. Circle your wrists. Half a minute.',
        'Now together: arm forward, opposite leg back. Grow long from fingers to heel, as if a cup stood on your back. Come back as you breathe out and change sides. Six times each.',
        'Rest. Lower your head onto your hands and breathe into your back.',
        'Bird and dog again, slower. Stay for two breaths before you come back. Three times each side. If your hips sway, lift the leg alone.',
        'The plank. Lean on your forearms, elbows under your shoulders, knees on the mat. From head to knees you are one straight line. Hold for fifteen seconds and rest as long. Three times. If it feels light, straighten your legs.',
        'Sit back on your heels and rest your forehead on your hands. Five long breaths.',
      ],
      posterAlt:
        'An auburn-haired woman kneels on all fours on a mat by the sea. She reaches one arm forward and the opposite leg back.',
      chapters: [
        { start: 0, title: 'On all fours', note: '40 seconds' },
        { start: 40, title: 'Cat back', note: '6 repetitions' },
        { start: 100, title: 'Arm forward', note: '5 with each arm' },
        { start: 170, title: 'Leg back', note: '5 with each leg' },
        { start: 240, title: 'Pause', note: '30 seconds' },
        { start: 270, title: 'Bird and dog', note: '6 to each side' },
        { start: 400, title: 'Pause', note: '40 seconds' },
        { start: 440, title: 'Bird and dog, longer', note: '3 to each side' },
        { start: 540, title: 'Plank', note: '3 times 15 seconds' },
        { start: 640, title: 'Rest on your heels', note: '5 breaths' },
      ],
    },
  },
}
