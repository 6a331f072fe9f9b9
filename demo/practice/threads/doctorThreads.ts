import type { Thread } from '../thread.ts'

/** With the doctor, in Polish: slower answers, fewer words. */
export const doctorThreads: Thread[] = [
  {
    member: 'agnieszka-czeremcha',
    lines: [
      [
        161,
        '13:10',
        'member',
        'Panie doktorze, od infekcji minął rok. Wchodzę na pierwsze piętro i muszę się położyć. Wszyscy mówią, żebym się rozruszała.',
      ],
      [
        159,
        '16:40',
        'specialist',
        'Wszyscy się mylą. Nie rozruszamy, tylko dawkujemy. Ćwiczy Pani połowę tego, na co ma siłę, i kończy, zanim zabraknie. Najważniejszy jest nie sam trening, ale następny poranek.',
      ],
      [
        158,
        '11:50',
        'member',
        'Cztery minuty. Czułam się głupio, że tak mało. Dziś rano czułam się normalnie, więc już mniej głupio.',
      ],
      [
        94,
        '12:20',
        'member',
        'Miałam dobry dzień i zrobiłam wszystko, także poranną rozgrzewkę, i umyłam okna. Jestem z siebie dumna.',
      ],
      [90, '17:55', 'member', 'Od czterech dni leżę. Okna są czyste.'],
      [
        88,
        '15:30',
        'specialist',
        'Pani Agnieszko, to nie porażka, to pomiar. Wiemy teraz, gdzie jest ściana. Proszę leżeć bez poczucia winy, telefon ściszyć, jeść i pić o stałych porach.',
      ],
      [
        83,
        '16:05',
        'specialist',
        'Zdejmuję poranną rozgrzewkę. Dodam leżenie z prowadzeniem, proszę traktować je poważnie, to pełnoprawny punkt planu.',
      ],
      [79, '11:45', 'member', 'Leżałam i to był trening. Mąż też chce taki plan.'],
      [77, '14:20', 'specialist', 'Mężowi proszę przekazać, że kwalifikacja trwa.'],
      [
        10,
        '12:05',
        'member',
        'Skończyłam przed końcem, choć mogłam dalej. Celowo. Wczoraj i dziś zwyczajny dzień, zwyczajny.',
      ],
      [
        8,
        '16:10',
        'specialist',
        'To najtrudniejsze ćwiczenie w całym katalogu i nie ma do niego filmu. Bardzo dobrze.',
      ],
    ],
  },
  {
    member: 'jerzy-tarnina',
    lines: [
      [
        122,
        '18:30',
        'member',
        'Dzień dobry, pisze żona, Danuta. Mąż po udarze, lewa strona, wózek. Dyktuje: proszę nie pisać do mnie jak do dziecka.',
      ],
      [
        120,
        '16:15',
        'specialist',
        'Dzień dobry, Pani Danuto. Panie Jerzy, zgoda. Zaczynamy od skrętów w wózku i od palców. Będzie nudno i będzie działać powoli.',
      ],
      [110, '18:10', 'member', 'Palec wskazujący ruszył. Dyktuje: na razie wskazuje tylko na pilota.'],
      [
        109,
        '15:45',
        'specialist',
        'Każdy palec zaczyna od czegoś ważnego. Proszę nie pomagać mu drugą ręką, tylko poczekać trzy oddechy.',
      ],
      [
        52,
        '17:20',
        'member',
        'Wróciliśmy ze szpitala, zapalenie płuc. Wszystko słabsze. Mąż nic nie dyktuje, to ode mnie.',
      ],
      [
        51,
        '12:30',
        'specialist',
        'Pani Danuto, tak bywa i to się odbudowuje. Po dwie minuty, dwa razy dziennie. A kto zajmuje się Panią?',
      ],
      [50, '19:05', 'member', 'Siostra przyjechała na tydzień. Dziękuję, że Pan spytał.'],
      [
        9,
        '18:40',
        'member',
        'Utrzymał kubek, pusty. Dyktuje: następny będzie z kawą, a pan doktor niech się nie wzrusza.',
      ],
      [7, '16:00', 'specialist', 'Za późno. Kawa na razie letnia i do połowy, Panie Jerzy.'],
    ],
  },
  {
    member: 'krzysztof-goryczka',
    lines: [
      [88, '06:20', 'member', 'Sen 4 h 50 min. Tętno spoczynkowe 71. Jaki jest cel tygodniowy i jak mierzymy postęp?'],
      [
        86,
        '17:10',
        'specialist',
        'Cel: położyć się o tej samej porze. Postęp mierzymy tym, że przestaje Pan mierzyć. Zegarek proszę na noc do szuflady.',
      ],
      [63, '23:05', 'member', 'Dziesięć dni przerwy, zamknięcie kwartału. Wiem, co Pan powie.'],
      [61, '15:20', 'specialist', 'Powiem tylko, że film trwa kilka minut, a kwartał trzy miesiące. Wracamy dziś.'],
      [31, '07:15', 'member', 'Zasnąłem w połowie filmu. Liczyć jako zrobione czy jako niedokończone?'],
      [29, '16:35', 'specialist', 'Jako wzorowo zrobione.'],
      [4, '07:45', 'member', 'Nie mierzyłem. Chyba spałem.'],
    ],
  },
  {
    member: 'lucyna-mieta',
    lines: [
      [
        121,
        '10:30',
        'member',
        'Wczoraj biodro, dziś łokieć. Nie ćwiczyłam łokciem. Panie doktorze, czy ten ból ma jakiś rozkład jazdy?',
      ],
      [
        119,
        '16:20',
        'specialist',
        'Nie ma, i dlatego plan też nie może być sztywny. W gorszy dzień robi Pani połowę albo sam oddech i ten dzień liczy się tak samo.',
      ],
      [
        58,
        '10:40',
        'member',
        'Gorszy dzień, sam oddech. Kiedyś w takie dni robiłam wszystko na siłę, a potem płakałam.',
      ],
      [56, '14:50', 'specialist', 'To jest zmiana, o którą nam chodzi, choć nie widać jej na wykresie.'],
      [32, '18:00', 'member', 'Nad morzem bolało mniej. Proszę o morze na receptę.'],
      [30, '15:15', 'specialist', 'Nierefundowane. Ale ciepła woda w wannie i szum z radia bywają zamiennikiem.'],
    ],
  },
  {
    member: 'adam-kminek',
    lines: [
      [90, '11:20', 'member', 'Doszedłem do skrzynki na listy. Dwa kosy na płocie.'],
      [88, '15:50', 'specialist', 'Kosy to dobra jednostka odległości. Jutro ta sama trasa, nie dłuższa.'],
      [
        12,
        '12:15',
        'member',
        'Do mostu i z powrotem. Zimorodek. Stałem dziesięć minut i nie byłem zmęczony, tylko zajęty.',
      ],
      [
        10,
        '16:45',
        'specialist',
        'Zazdroszczę zimorodka. Dostęp ze szpitala wygasa Panu za kilka dni, sekretariat napisze, jak go przedłużyć.',
      ],
    ],
  },
  {
    member: 'wanda-paprotna',
    lines: [
      [
        85,
        '17:35',
        'member',
        'Panie doktorze, wnuczka wychodzi za mąż za pół roku. Ja na tym weselu zatańczę, proszę ustawić plan pod walca.',
      ],
      [83, '16:05', 'specialist', 'Pani Wando, plan pod walca, proszę bardzo. Zaczynamy na krześle, raz dwa trzy.'],
      [40, '17:50', 'member', 'Trzy kroki przy kredensie. Kredens prowadził.'],
      [38, '15:30', 'specialist', 'Kredens niech prowadzi jeszcze miesiąc. Laska stoi obok jako przyzwoitka.'],
      [2, '18:05', 'member', 'Obrót w lewo opanowany. W prawo kredens protestuje.'],
    ],
  },
]
