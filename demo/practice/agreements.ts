import type { Course } from './story.ts'

/**
 * What a member and their specialist have agreed on beyond the list of programs: in words, how to do a program; a
 * shorter list for bad days; what to do when it hurts; and what the member wants to be able to do, with how well it goes (0 to 10).
 */
export type Agreement = {
  member: string
  doses?: Record<string, string>
  gentle?: string[]
  painNote?: string
  goals?: { text: string; since: number; course: Course }[]
}

export const agreements: Agreement[] = [
  {
    member: 'anna-jarzebina',
    doses: {
      'stable-bridge': '2 serie po 10, przerwa na trzy oddechy',
      'cat-back': '8 powtórzeń, powoli',
      'side-lying-hips': '8 na każdą stronę',
      'sit-to-stand': '2 serie po 8, bez pomocy rąk',
      'balance-with-a-chair': '3 razy po 20 sekund na każdej nodze',
    },
    gentle: ['calming-breath', 'cat-back'],
    painNote:
      'Gdy boli mocniej niż 5, połóż się, łydki na krześle, i oddychaj spokojnie. Napisz do mnie, zmienimy ćwiczenie.',
    goals: [
      {
        text: 'Wejść na drugie piętro bez trzymania poręczy',
        since: 168,
        course: [
          [168, 2],
          [131, 5],
          [71, 4],
          [1, 8],
        ],
      },
      {
        text: 'Przespać całą noc na boku',
        since: 118,
        course: [
          [118, 2],
          [60, 3],
          [34, 7],
          [1, 8],
        ],
      },
      {
        text: 'Przetrwać remanent: dwa dni noszenia książek',
        since: 6,
        course: [
          [6, 4],
          [1, 5],
        ],
      },
    ],
  },
  {
    member: 'halina-zawilec',
    doses: {
      'quiet-knees': '3 serie po 10',
      'light-feet': '2 minuty, siedząc',
      'sit-to-stand': '2 serie po 6, krzesło przy ścianie',
    },
    gentle: ['quiet-knees', 'light-feet'],
    goals: [
      {
        text: 'Zejść do piwnicy i wrócić bez postoju',
        since: 140,
        course: [
          [140, 1],
          [100, 4],
          [51, 5],
          [1, 9],
        ],
      },
      {
        text: 'Uklęknąć przy grządkach',
        since: 70,
        course: [
          [70, 1],
          [1, 4],
        ],
      },
    ],
  },
  {
    member: 'zofia-rozmaryn',
    doses: { 'sit-to-stand': '5 powtórzeń, z oparciem dłoni', 'balance-with-a-chair': '20 sekund na każdej nodze' },
    gentle: ['chair-morning'],
    goals: [
      {
        text: 'Iść do kościoła bez laski',
        since: 150,
        course: [
          [150, 1],
          [80, 3],
          [1, 6],
        ],
      },
    ],
  },
  {
    member: 'ewa-piwonia',
    doses: { 'cat-back': '10 powtórzeń', 'bird-dog': '6 na każdą stronę' },
    gentle: ['bedtime-breath', 'knee-hug'],
    goals: [
      {
        text: 'Wstać po nocnym dyżurze bez bólu krzyża',
        since: 120,
        course: [
          [120, 2],
          [60, 3],
          [1, 6],
        ],
      },
    ],
  },
  {
    member: 'lucyna-mieta',
    doses: { 'morning-mobility': 'tyle, ile dziś wypada' },
    gentle: ['calming-breath', 'deep-rest'],
    goals: [
      {
        text: 'Ugotować obiad na jeden raz, bez kładzenia się',
        since: 90,
        course: [
          [90, 3],
          [60, 6],
          [40, 3],
          [15, 6],
          [1, 5],
        ],
      },
    ],
  },
  {
    member: 'agnieszka-czeremcha',
    doses: { 'gentle-return': 'połowa, kończ z zapasem sił' },
    gentle: ['calming-breath'],
    goals: [
      {
        text: 'Spacer do parku i z powrotem, a nazajutrz zwykły dzień',
        since: 130,
        course: [
          [130, 2],
          [95, 5],
          [82, 1],
          [1, 5],
        ],
      },
    ],
  },
  {
    member: 'grace-larkspur',
    doses: { 'shoulder-stick': '2 sets of 10, stop where it pulls', 'wall-push': '2 sets of 8' },
    gentle: ['calm-neck'],
    goals: [
      {
        text: 'Write at the top of the blackboard',
        since: 137,
        course: [
          [137, 1],
          [66, 4],
          [15, 7],
          [1, 8],
        ],
      },
    ],
  },
  {
    member: 'owen-thistledown',
    doses: { 'gentle-return': 'twice over, talking all the way' },
    gentle: ['calming-breath'],
    goals: [
      {
        text: 'Walk the dog up the hill without counting my pulse',
        since: 100,
        course: [
          [100, 1],
          [70, 2],
          [1, 6],
        ],
      },
    ],
  },
  {
    member: 'samuel-foxglove',
    doses: { 'band-row': '3 sets of 12', 'wheelchair-twists': '10 to each side, brakes on' },
    goals: [
      {
        text: 'A full day of pushing with quiet shoulders',
        since: 80,
        course: [
          [80, 3],
          [41, 5],
          [1, 8],
        ],
      },
    ],
  },
]
