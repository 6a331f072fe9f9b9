import type { Thread } from '../thread.ts'

/** In English: Samuel, Grace, Owen, Maeve. */
export const englishThreads: Thread[] = [
  {
    member: 'samuel-foxglove',
    lines: [
      [
        86,
        '08:30',
        'member',
        'Morning. Eleven years in the chair, so let us skip the part where you tell me how brave I am. The left shoulder grinds, the right one is thinking about it.',
      ],
      [
        86,
        '12:20',
        'specialist',
        'Good morning, Samuel. Skipped. How many transfers on a normal day, and which arm leads?',
      ],
      [86, '13:05', 'member', 'Fourteen or so. Left leads. I think you just found it.'],
      [
        85,
        '09:40',
        'specialist',
        'Perhaps half of it. Swap the leading arm for two of the easy ones, sofa and bed, and keep the car as it is. More pulling than pushing in the exercises; the band is for that.',
      ],
      [80, '19:10', 'member', 'Cobbles all day yesterday, band this morning. The grinding is down to a mutter.'],
      [79, '10:15', 'specialist', 'A mutter we can work with. Stay at two sets this week even if it goes quiet.'],
      [48, '18:25', 'member', 'Flying tomorrow, a week with my brother. Anything I should not do?'],
      [
        48,
        '20:05',
        'specialist',
        'Let him carry the bags. If you want to train, ten slow twists in the morning, and nothing on travel days.',
      ],
      [
        39,
        '08:10',
        'member',
        'Back. Airports are an upper-body sport. He carried the bags and has not stopped mentioning it.',
      ],
      [4, '08:20', 'member', 'Left side quiet for a week. I keep poking it to check.'],
      [
        3,
        '09:50',
        'specialist',
        'Please stop poking it. This is what we were after. I would like three more weeks at this level before we add anything.',
      ],
      [
        2,
        '08:05',
        'member',
        'Agreed. My plan runs out in a few days, by the way. I cancelled it in a bad mood last month and shall have to go and un-cancel it.',
      ],
    ],
  },
  {
    member: 'grace-larkspur',
    seen: { member: 1, specialist: 3 },
    lines: [
      [
        138,
        '17:15',
        'member',
        'Hello Katarzyna. I teach, and for half a year I have not been able to lift my right arm above the middle of the board. The doctor says frozen shoulder and patience. I have the shoulder. How does one train patience?',
      ],
      [
        137,
        '10:30',
        'specialist',
        'Hello Grace. In small portions, like everything else. A frozen shoulder thaws, but slowly, over months. We keep what moves moving, and never push through sharp pain.',
      ],
      [137, '16:55', 'member', 'Months as in three or months as in eighteen?'],
      [
        136,
        '11:20',
        'specialist',
        'Nobody honest can say. Often somewhere between those two. You will notice it first at night, then at the coat hook, then at the board.',
      ],
      [130, '17:05', 'member', 'Second shelf reached. Biscuits involved, so motivation was high.'],
      [113, '18:30', 'member', 'Going home for a fortnight tomorrow. Is it all right to leave the band behind?'],
      [
        112,
        '09:15',
        'specialist',
        'Leave it. A hot shower and your hand walking up the tiles, twice a day. Enjoy your home.',
      ],
      [
        66,
        '12:40',
        'specialist',
        'The last weeks look flat in your notes, which is normal for this stage. I have added the stick; the good arm does the work and the other one comes along.',
      ],
      [
        64,
        '17:20',
        'member',
        'I feel like a very slow knight. But it went past my ear, which it had not done since this began.',
      ],
      [15, '16:50', 'member', 'Wrote the date at the very top of the board today. The children did not notice. I did.'],
      [14, '10:10', 'specialist', 'I noticed too. Which stroke was the hardest?'],
      [14, '17:35', 'member', 'The last one. I wanted to add a flourish.'],
      [
        2,
        '18:15',
        'member',
        'A question for when you have time: my left shoulder has begun to feel tight in the mornings. Am I imagining it, or do they come in pairs?',
      ],
    ],
  },
  {
    member: 'owen-thistledown',
    lines: [
      [
        107,
        '10:20',
        'member',
        'Dear Doctor, it is fourteen weeks since my heart attack. The cardiologist has cleared me for light exercise. I do not seem to have cleared myself.',
      ],
      [
        105,
        '16:30',
        'specialist',
        'Dear Owen, that is the usual order of things. The heart often heals before the trust in it does. We shall do little, and regularly. The rule is that you can talk all the way through.',
      ],
      [101, '09:55', 'member', 'Pulse 96 afterwards, 74 ten minutes later. I have a table. Is 96 bad?'],
      [
        99,
        '15:10',
        'specialist',
        'It is a heart doing its job. Keep the table if it calms you, but note one more thing in it each day: what you did with the rest of the morning.',
      ],
      [
        77,
        '11:40',
        'member',
        'A heavy cold and I have stopped. I also had a flutter the other night, perhaps ten seconds. I did not call anyone.',
      ],
      [
        77,
        '13:05',
        'specialist',
        'Thank you for telling me. Please ring your cardiology nurse today about the flutter, even though it has passed. And should there ever be pressure in the chest or breathlessness at rest, call the emergency number first and write to me last.',
      ],
      [
        75,
        '17:20',
        'member',
        'Rang. They had me wear a recorder for a day. Nothing wrong, extra beats, they said, quite ordinary. I slept.',
      ],
      [
        74,
        '12:15',
        'specialist',
        'Good. You did exactly the right thing. We start again at half when the cold is gone.',
      ],
      [36, '10:10', 'member', 'Talked to the dog throughout, as prescribed. He agreed with most of it.'],
      [8, '09:50', 'member', 'I forgot to count my pulse today. I only noticed after lunch.'],
      [
        6,
        '16:05',
        'specialist',
        'Then you may leave that column out from now on. What did you do with the rest of the morning?',
      ],
      [6, '18:30', 'member', 'Mended the fence with my neighbour. Slowly. Talking all the way through.'],
    ],
  },
  {
    member: 'maeve-bramblewood',
    lines: [
      [45, '16:40', 'member', 'Hi Doctor, I only managed half. Sorry.'],
      [43, '15:30', 'specialist', 'Hi Maeve. Half was the plan. You apologised for doing it right.'],
      [43, '18:20', 'member', 'I see what you did there. Sorry. I mean, not sorry.'],
      [
        19,
        '16:05',
        'member',
        'A bad week, mostly bed. I cancelled two friends and a dentist and felt awful about all three.',
      ],
      [
        17,
        '14:45',
        'specialist',
        'If a friend had cancelled on you with such a week, what would you have said to her? Say that. Then three minutes, tomorrow or the day after.',
      ],
      [
        3,
        '17:00',
        'member',
        'Three minutes in the garden, under a blanket, with a robin watching. Told one friend the truth. She is bringing soup.',
      ],
    ],
  },
]
