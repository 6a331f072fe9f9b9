import type { Script } from './script.ts'

export type BalanceMotion = 'stand' | 'pendulum' | 'rise' | 'toesUp' | 'lightHeel' | 'tree' | 'freeTree' | 'march'

/** Standing balance with a hand on the back of a chair, a little over five minutes. */
export const balanceWithAChairScript: Script<BalanceMotion> = [
  {
    motion: 'stand', lead: 5, times: 3, period: 7,
    title: { pl: 'Stań przy krześle', en: 'Stand by the chair' },
    note: { pl: '3 spokojne oddechy', en: '3 calm breaths' },
    cues: [
      [1, 7, 'Stań bokiem do krzesła i połóż na oparciu całą dłoń.', 'Stand beside the chair and lay your whole hand on its back.'],
      [8, 14, 'Stopy na szerokość bioder. Wzrok patrzy przed siebie.', 'Feet hip-width apart. Eyes look ahead.'],
      [15, 21, 'Oddychaj spokojnie. Krzesło jest tu cały czas.', 'Breathe calmly. The chair is here all the time.'],
    ],
  },
  {
    motion: 'pendulum', lead: 4, times: 8, period: 5,
    title: { pl: 'Wahadło', en: 'Pendulum' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Teraz przenoś ciężar z nogi na nogę.', 'Now shift your weight from foot to foot.'],
      [5, 10, 'Powoli, jak wahadło. Jedna noga, potem druga.', 'Slowly, like a pendulum. One leg, then the other.'],
      [15, 20, 'Tułów jest wysoki, kolana miękkie.', 'Your body is tall, your knees are soft.'],
      [26, 31, 'Poczuj całą stopę, na której stoisz.', 'Feel the whole foot that you stand on.'],
      [37, 42, 'Jeszcze raz w obie strony.', 'Once more to both sides.'],
    ],
  },
  {
    motion: 'rise', lead: 4, times: 8, period: 4.5,
    title: { pl: 'Wspięcia na palce', en: 'Rise onto your toes' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'Czas na wspięcia na palce.', 'Time to rise onto your toes.'],
      [4.5, 9, 'Z wdechem unieś pięty. Z wydechem opuść je powoli.', 'Breathe in and lift your heels. Breathe out and lower them slowly.'],
      [14, 19, 'Rośnij w górę, nie do przodu.', 'Grow upwards, not forwards.'],
      [24, 29, 'Dłoń tylko pomaga. Nogi pracują.', 'Your hand only helps. Your legs do the work.'],
      [34, 39, 'Ostatni raz.', 'One last time.'],
    ],
  },
  {
    motion: 'toesUp', lead: 4, times: 8, period: 4,
    title: { pl: 'Palce w górę', en: 'Toes up' },
    note: { pl: '8 powtórzeń', en: '8 repetitions' },
    cues: [
      [0.5, 4, 'A teraz odwrotnie.', 'And now the other way round.'],
      [4.5, 9, 'Unieś palce obu stóp. Pięty zostają na podłodze.', 'Lift the toes of both feet. Your heels stay on the floor.'],
      [14, 19, 'Biodra cofają się tylko odrobinę.', 'Your hips move back only a little.'],
      [26, 31, 'Oddychaj swobodnie. Jeszcze dwa razy.', 'Breathe freely. Two more.'],
    ],
  },
  {
    motion: 'lightHeel', lead: 4, times: 2, period: 16,
    title: { pl: 'Lekka pięta', en: 'Light heel' },
    note: { pl: 'po 2 na nogę', en: '2 with each leg' },
    cues: [
      [0.5, 4, 'Teraz odciąż jedną stopę.', 'Now take the weight off one foot.'],
      [4.5, 9.5, 'Unieś piętę, palce lekko dotykają podłogi.', 'Lift the heel, your toes touch the floor lightly.'],
      [12, 17, 'Postaw stopę i zmień nogę.', 'Put your foot down and change legs.'],
      [20.5, 26, 'Stoisz prawie na jednej nodze. Oddychaj.', 'You are almost standing on one leg. Breathe.'],
      [28, 33, 'I ostatni raz drugą nogą.', 'And one last time with the other leg.'],
    ],
  },
  {
    motion: 'tree', lead: 4, times: 1, period: 48, count: 'seconds',
    title: { pl: 'Drzewo', en: 'Tree' },
    note: { pl: 'po 20 sekund na nogę', en: '20 seconds each leg' },
    cues: [
      [0.5, 4, 'Pora na drzewo.', 'Time for the tree.'],
      [4.5, 10, 'Oprzyj stopę o łydkę drugiej nogi. Kolano patrzy w bok.', 'Rest your foot against the other calf, knee to the side.'],
      [11, 16.5, 'Znajdź przed sobą jeden punkt i na niego patrz.', 'Find one point in front of you and keep your eyes on it.'],
      [18, 23, 'Dłoń leży na oparciu. Oddychaj.', 'Your hand rests on the chair. Breathe.'],
      [25, 29.5, 'Postaw stopę. Teraz druga noga.', 'Put your foot down. Now the other leg.'],
      [31, 37, 'Stopa na łydce albo niżej, na kostce. Nigdy na kolanie.', 'Foot on the calf, or lower, on the ankle. Never on the knee.'],
      [40, 45, 'Noga, na której stoisz, jest mocna, ale miękka.', 'The leg you stand on is strong, but soft.'],
      [47, 51.5, 'Odstaw stopę powoli.', 'Put your foot down slowly.'],
    ],
  },
  {
    motion: 'freeTree', lead: 4, times: 1, period: 40, count: 'seconds',
    title: { pl: 'Drzewo bez ręki', en: 'Tree, hand free' },
    note: { pl: 'po 15 sekund na nogę', en: '15 seconds each leg' },
    cues: [
      [0.5, 4.5, 'Teraz próba bez ręki, jeśli chcesz.', 'Now a try without the hand, if you like.'],
      [5, 10.5, 'Stań w drzewie. Oderwij dłoń i trzymaj ją tuż nad oparciem.', 'Stand in the tree. Take your hand off and keep it just above the chair.'],
      [12, 18, 'Lekkie chwianie to też ćwiczenie. Dotknij krzesła, kiedy chcesz.', 'A little swaying is practice too. Touch the chair whenever you like.'],
      [21, 25.5, 'Dłoń na oparcie, stopa na podłogę.', 'Hand on the chair, foot on the floor.'],
      [26.5, 31.5, 'Druga noga. Najpierw stopa, potem dłoń.', 'The other leg. First the foot, then the hand.'],
      [33, 38, 'Oddychaj powoli, patrz w jeden punkt.', 'Breathe slowly, eyes on one point.'],
      [39.5, 43.5, 'Wróć na obie stopy.', 'Come back to both feet.'],
    ],
  },
  {
    motion: 'march', lead: 4, times: 8, period: 4,
    title: { pl: 'Marsz w miejscu', en: 'March on the spot' },
    note: { pl: '16 kroków', en: '16 steps' },
    cues: [
      [0.5, 4, 'Na koniec marsz w miejscu.', 'To finish, march on the spot.'],
      [4.5, 9, 'Unoś kolana wysoko. Dłoń leży na oparciu.', 'Lift your knees high. Your hand rests on the chair.'],
      [14, 19, 'Stawiaj całe stopy, cicho.', 'Put your whole feet down, quietly.'],
      [24, 29, 'Wolna ręka idzie z przeciwną nogą.', 'Your free arm swings with the opposite leg.'],
      [31.5, 35.5, 'Jeszcze kilka kroków.', 'A few more steps.'],
    ],
  },
  {
    motion: 'stand', lead: 4, times: 4, period: 7,
    title: { pl: 'Spokojne stanie', en: 'Quiet standing' },
    note: { pl: '4 oddechy', en: '4 breaths' },
    cues: [
      [0.5, 5, 'Stań na obu nogach.', 'Stand on both feet.'],
      [6, 11, 'Poczuj całe stopy na podłodze.', 'Feel your whole soles on the floor.'],
      [14, 20, 'Weź długi wdech i jeszcze dłuższy wydech.', 'Take a long breath in and an even longer breath out.'],
      [22, 27.5, 'Zauważ, jak teraz stoisz.', 'Notice how you are standing now.'],
    ],
  },
]
