import type { Program } from '../program.ts'

export const steadySteps: Program = {
  slug: 'steady-steps',
  category: 'balance',
  levels: ['medium'],
  isExample: false,
  film: null,
  durationSeconds: 960,
  moreLikeThis: ['balance-with-a-chair', 'sit-to-stand', 'light-feet'],
  words: {
    pl: {
      title: 'Pewny krok',
      summary:
        'Poćwiczysz to, co dzieje się na chodniku: krok w bok, obrót, stopę przed stopą. Ściana cały czas jest obok.',
      description:
        'Chodzenie to utrata i odzyskanie równowagi przy każdym kroku. Tu robisz to powoli i celowo, w przód, w bok i w obrocie. Dłoń może dotykać ściany albo blatu przez cały program. Kiedy jest pewnie, zostaw na niej dwa palce.',
      forWhom: 'Dla osób, które chodzą same, ale ostrożniej niż dawniej, zwłaszcza po nierównym chodniku i w tłumie.',
      whatYouNeed: [
        'Trzy metry wolnej podłogi wzdłuż ściany albo blatu',
        'Buty na płaskiej, nieśliskiej podeszwie',
        'Taśma na podłodze zamiast linii, jeśli masz',
        'Ktoś w pobliżu za pierwszym razem',
      ],
      whenNotTo: [
        'dziś kręci Ci się w głowie',
        'zdarzył Ci się niedawno upadek, o którym nie wie Twój lekarz',
        'po zmianie leków stoisz mniej pewnie',
        'noga boli przy obciążaniu',
      ],
      transcription: [
        'Stań bokiem do ściany i połóż na niej dłoń na wysokości biodra albo barku. Usuń z drogi dywanik i kable. Wzrok patrzy przed siebie.',
        'Idź w miejscu przez minutę. Kolana wysoko, stopy cicho. Oddychaj swobodnie.',
        'Rozstaw stopy na szerokość bioder. Przenieś ciężar na jedną nogę, odczekaj oddech, przenieś na drugą. Po osiem razy.',
        'Zrób krok w przód, oprzyj całą stopę i wróć. Sześć razy jedną nogą, sześć razy drugą. Tułów zostaje nad biodrami.',
        'Obróć się twarzą do ściany i oprzyj obie dłonie. Pięć kroków w bok i pięć z powrotem. Stopy nie krzyżują się. Dwa razy w każdą stronę.',
        'Usiądź albo oprzyj się o ścianę. Minuta przerwy. Potrząśnij nogami.',
        'Teraz jak po linii: pięta jednej stopy tuż przed palcami drugiej. Dziesięć kroków wzdłuż ściany. Obróć się i wróć. Trzy razy. Jeśli to za wąsko, zostaw między stopami trochę miejsca w bok.',
        'Stań prosto. Obróć się w miejscu drobnymi krokami, jak wskazówka zegara. Najpierw głowa, potem barki, na końcu stopy. Po dwa razy w każdą stronę, z przerwą.',
        'Przekrocz linię na podłodze, jakby była niskim progiem. Kolano w górę, pięta pierwsza. Obróć się drobnymi krokami i wróć tak samo. Po sześć razy na nogę.',
        'Idź spokojnie wzdłuż ściany i popatrz w prawo, przed siebie, w lewo. Cztery przejścia. Zwolnij, jeśli obraz płynie.',
        'Stań na obu nogach. Poczuj pięty i palce. Pięć oddechów, zanim pójdziesz dalej w dzień.',
      ],
      posterAlt:
        'Starszy mężczyzna w okularach idzie w kuchni po linii na podłodze, stopa przed stopą. Jedną dłonią dotyka stołu.',
      chapters: [
        { start: 0, title: 'Przygotuj drogę', note: '1 minuta' },
        { start: 60, title: 'Marsz w miejscu', note: '1 minuta' },
        { start: 125, title: 'Z nogi na nogę', note: 'po 8 na nogę' },
        { start: 210, title: 'Krok w przód', note: 'po 6 na nogę' },
        { start: 310, title: 'Kroki w bok', note: '2 razy w każdą stronę' },
        { start: 405, title: 'Przerwa', note: '1 minuta' },
        { start: 465, title: 'Stopa przed stopą', note: '3 razy po 10 kroków' },
        { start: 610, title: 'Powolny obrót', note: 'po 2 w każdą stronę' },
        { start: 705, title: 'Próg', note: 'po 6 na nogę' },
        { start: 810, title: 'Idź i rozglądaj się', note: '4 przejścia' },
        { start: 905, title: 'Spokojne stanie', note: '5 oddechów' },
      ],
    },
    en: {
      title: 'Steady steps',
      summary:
        'Practise what a pavement asks of you: a step aside, a turn, foot before foot. The wall is beside you all the time.',
      description:
        'Walking is losing your balance and finding it again at every step. Here you do it slowly and on purpose, forward, sideways and turning. Your hand may touch the wall or worktop throughout. When it feels sure, leave two fingers there.',
      forWhom:
        'For people who walk on their own, but more carefully than they used to, above all on an uneven pavement and in crowds.',
      whatYouNeed: [
        'Three metres of free floor along a wall or worktop',
        'Shoes with a flat sole that grips',
        'Tape on the floor for a line, if you have it',
        'Somebody nearby the first time',
      ],
      whenNotTo: [
        'you feel dizzy today',
        'you had a fall not long ago and your doctor does not know of it',
        'you are less steady since a change of medicine',
        'your leg hurts when you put weight on it',
      ],
      transcription: [
        'Stand with your side to the wall and lay a hand on it at hip or shoulder height. Clear rugs and cables out of the way. Look ahead.',
        'Walk on the spot for a minute. Knees high, feet quiet. Breathe freely.',
        'Feet hip-width apart. Shift your weight onto one leg, wait for a breath, shift it to the other. Eight times each.',
        'Step forward, plant the whole foot and come back. Six times with one leg, six with the other. Your body stays over your hips.',
        'Turn to face the wall and place both hands on it. Five steps sideways and five back. Your feet do not cross. Twice each way.',
        'Sit down or lean on the wall. A minute of rest. Shake your legs.',
        'Now as if along a line: the heel of one foot right in front of the toes of the other. Ten steps along the wall. Turn and come back. Three times. If that is too narrow, leave a little room between your feet.',
        'Stand tall. Turn on the spot with small steps, like the hand of a clock. First your head, then your shoulders, your feet last. Twice each way, with a rest.',
        'Step over the line on the floor as if it were a low threshold. Knee up, heel first. Turn around with small steps and come back the same way. Six times with each leg.',
        'Walk calmly along the wall and look right, ahead, left. Four lengths. Slow down if things begin to swim.',
        'Stand on both feet. Feel heels and toes. Five breaths before you walk on into your day.',
      ],
      posterAlt:
        'An older man with glasses walks along a line on a kitchen floor, foot before foot. One hand touches the table.',
      chapters: [
        { start: 0, title: 'Clear the way', note: '1 minute' },
        { start: 60, title: 'March on the spot', note: '1 minute' },
        { start: 125, title: 'From foot to foot', note: '8 on each leg' },
        { start: 210, title: 'Step forward', note: '6 with each leg' },
        { start: 310, title: 'Side steps', note: 'twice each way' },
        { start: 405, title: 'Pause', note: '1 minute' },
        { start: 465, title: 'Foot before foot', note: '3 times 10 steps' },
        { start: 610, title: 'Slow turn', note: 'twice each way' },
        { start: 705, title: 'Threshold', note: '6 with each leg' },
        { start: 810, title: 'Walk and look around', note: '4 lengths' },
        { start: 905, title: 'Quiet standing', note: '5 breaths' },
      ],
    },
  },
}
