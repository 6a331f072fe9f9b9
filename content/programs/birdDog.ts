import { birdDogScript } from '../scripts/birdDogScript.ts'
import { chaptersOf, secondsOf, transcriptionOf } from '../scripts/script.ts'
import type { Program } from '../program.ts'

export const birdDog: Program = {
  slug: 'bird-dog',
  category: 'back',
  levels: ['hard'],
  isExample: false,
  film: 'bird-dog',
  durationSeconds: secondsOf(birdDogScript),
  isPosterLow: true,
  moreLikeThis: ['cat-back', 'stable-bridge', 'unhurried-warrior'],
  words: {
    pl: {
      title: 'Ptak i pies: mocny środek ciała',
      summary: 'Wyciągniesz rękę i przeciwną nogę, a tułów zostanie spokojny. Na koniec deska, w wersji na dziś.',
      description:
        'Na czworakach plecy uczą się trzymać prosto, kiedy ręce i nogi pracują. Zaczynasz od samej ręki, potem sama noga, na końcu razem. Liczą się spokojne biodra, nie wysokość. Całość trwa trzy minuty: kiedy jest lekko, obejrzyj film jeszcze raz.',
      forWhom: 'Dla osób, które ćwiczą już regularnie, swobodnie klęczą i chcą mocniejszych pleców i brzucha.',
      whatYouNeed: ['Mata', 'Złożony koc pod kolana, jeśli są wrażliwe'],
      whenNotTo: [
        'nadgarstek, bark lub kolano boli przy podparciu',
        'ból pleców schodzi do nogi',
        'masz wysokie ciśnienie, którego jeszcze nie leczysz',
        'jesteś w ciąży lub niedawno po porodzie: zapytaj najpierw fizjoterapeutę',
      ],
      transcription: transcriptionOf(birdDogScript, 'pl'),
      posterAlt:
        'Rudowłosa kobieta klęczy w podporze na macie nad morzem. Wyciąga jedną rękę przed siebie i przeciwną nogę do tyłu.',
      chapters: chaptersOf(birdDogScript, 'pl'),
    },
    en: {
      title: 'Bird and dog: a strong middle',
      summary:
        'Reach out an arm and the opposite leg while your trunk stays quiet. A plank to finish, in whichever form suits today.',
      description:
        'On all fours your back learns to hold steady while arms and legs work. First the arm alone, then the leg, then both. What counts is stillness in your hips, not height. It takes three minutes: if it feels easy, play the film again.',
      forWhom: 'For people who already exercise regularly, kneel with ease and want a stronger back and belly.',
      whatYouNeed: ['A mat', 'A folded blanket under your knees, if they are tender'],
      whenNotTo: [
        'your wrist, shoulder or knee hurts when you lean on it',
        'back pain runs down your leg',
        'you have high blood pressure that is not treated yet',
        'you are pregnant or gave birth not long ago: ask your physiotherapist first',
      ],
      transcription: transcriptionOf(birdDogScript, 'en'),
      posterAlt:
        'An auburn-haired woman kneels on all fours on a mat by the sea. She reaches one arm forward and the opposite leg back.',
      chapters: chaptersOf(birdDogScript, 'en'),
    },
  },
}
