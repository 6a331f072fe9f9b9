import type { Thread } from '../thread.ts'

/** Where the tone matters most: Teresa, Maria, Marta, Irena, Helena, and a goodbye. */
export const gentleThreads: Thread[] = [
  {
    member: 'teresa-kalina',
    lines: [
      [190, '10:30', 'member', 'Dzień dobry, córka mi to założyła. Nie wiem, czy długo wytrzymam, mówię od razu.'],
      [
        189,
        '09:15',
        'specialist',
        'Dzień dobry, Pani Tereso. Długo nie trzeba. Pięć minut na krześle, przy oknie, i zobaczymy jutro.',
      ],
      [150, '11:20', 'member', 'Poćwiczyłam przy oknie. Mąż zawsze o tej porze karmił sikorki, to i ja teraz sypię.'],
      [
        149,
        '10:05',
        'specialist',
        'To dobra pora na ćwiczenia, skoro sikorki i tak już czekają. Dziękuję, że mi to Pani napisała.',
      ],
      [
        98,
        '10:40',
        'specialist',
        'Pani Tereso, od kilku dni mniej Pani na ścieżce. Nie piszę, żeby poganiać. Jestem, gdyby chciała Pani pogadać.',
      ],
      [96, '17:30', 'member', 'Nie mam siły. Siadam i siedzę. Przepraszam, pani się stara.'],
      [
        95,
        '08:50',
        'specialist',
        'Nie ma za co przepraszać. Siedzenie też bywa potrzebne. Czy jest ktoś blisko, córka albo lekarz rodzinny, komu może Pani powiedzieć o tym braku sił? Warto, naprawdę.',
      ],
      [93, '18:10', 'member', 'Powiem córce.'],
      [
        60,
        '10:15',
        'specialist',
        'Krzesło stoi, okno jest, ja też jestem. Nic nie przepadło. Tyle chciałam przekazać.',
      ],
      [
        23,
        '11:05',
        'member',
        'Dzień dobry. Byłam u lekarza, chodzę też porozmawiać do jednej pani, raz w tygodniu. Córka pyta, czy mogłabym wrócić. Ja chyba też pytam.',
      ],
      [
        22,
        '09:00',
        'specialist',
        'Bardzo się cieszę, że Pani pisze. Może Pani, od pięciu minut. Zdjęłam ze ścieżki równowagę, żeby było lekko.',
      ],
      [20, '09:55', 'member', 'Usiadłam, zrobiłam, wstałam. Sikorki też były.'],
      [
        7,
        '10:30',
        'member',
        'Po ćwiczeniach zadzwoniłam do siostry. Sama, pierwsza. Nie wiem, czy to się zapisuje w statystykach.',
      ],
      [6, '09:20', 'specialist', 'W moich tak.'],
    ],
  },
  {
    member: 'maria-wrzosiec',
    seen: { member: 1, specialist: 4 },
    lines: [
      [
        79,
        '11:10',
        'specialist',
        'Dzień dobry, Pani Mario. Przed nami spokojne tygodnie po operacji. Ćwiczymy tylko do granicy wygody, o każdym nowym bólu proszę pisać.',
      ],
      [79, '13:25', 'member', 'Dzień dobry. Ja nie z tych, co narzekają, więc pewnie będzie cicho.'],
      [
        74,
        '09:40',
        'specialist',
        'Zdjęłam kolana do piersi, to jeszcze za głębokie zgięcie dla nowego biodra. Zostają stopy. I proszę trochę ponarzekać, to dla mnie informacja.',
      ],
      [60, '17:30', 'member', 'Spacer do rynku i z powrotem. Bez narzekania, bo nie było na co.'],
      [22, '08:15', 'member', 'Skarpety. Sama. Obie.'],
      [22, '10:50', 'specialist', 'To jest wynik na ramkę. Za dwa tygodnie spróbujemy wstawania z krzesła.'],
      [
        7,
        '09:30',
        'specialist',
        'Dodałam wstawanie z krzesła, dwa razy w tygodniu. Na wysokim siedzisku, może być z poduszką.',
      ],
      [
        4,
        '11:20',
        'member',
        'Robię na taborecie z kuchni, innego nie mam. Trochę ciągnie w pachwinie, ale pewnie tak ma być.',
      ],
      [3, '18:45', 'member', 'Jednak nie trochę. W nocy siódemka, nie mogłam znaleźć pozycji. Dziś nie ćwiczyłam.'],
      [2, '07:50', 'member', 'Dziś też odpuszczam. Czy mam dzwonić do szpitala, czy czekać na Panią?'],
    ],
  },
  {
    member: 'marta-konwalia',
    lines: [
      [
        196,
        '20:15',
        'member',
        'Dzień dobry, piąty miesiąc, boli mnie spojenie przy każdym przewrocie w łóżku i boję się wszystkiego. Czy ja w ogóle mogę ćwiczyć? Czytałam, że nie wolno nic.',
      ],
      [
        195,
        '09:05',
        'specialist',
        'Dzień dobry, Pani Marto. Jeśli lekarz prowadzący nie zabronił ruchu, to spokojny ruch jest dobry. Kolana razem przy przewracaniu i przy wysiadaniu z auta, to zwykle pomaga od razu. Czytanie proszę ograniczyć do jednej strony dziennie.',
      ],
      [
        194,
        '21:40',
        'member',
        'Pani doktor pozwoliła. Kolana razem działają, pierwszy raz przewróciłam się bez budzenia męża.',
      ],
      [
        180,
        '15:20',
        'member',
        'Koci grzbiet: ulga od pierwszej minuty. Dziecko chyba też woli, bo przestaje boksować.',
      ],
      [
        179,
        '10:30',
        'specialist',
        'Hamak się kołysze, to nie dziwię się. W tej pozycji może Pani też po prostu pooddychać, bez liczenia.',
      ],
      [104, '19:00', 'member', 'Torba spakowana, ja jak balon. Czy dno miednicy ćwiczyć do końca?'],
      [
        103,
        '08:40',
        'specialist',
        'Teraz uczymy je puszczać, nie trzymać. Długi wydech, miękka szczęka, miękki dół. I proszę o nic się ze mną nie umawiać, dopóki sama Pani nie zechce.',
      ],
      [92, '03:50', 'member', 'Jest. Marysia, 3480. Wszystkie zdrowe. Ćwiczyłam wydech przez dziewięć godzin.'],
      [92, '09:10', 'specialist', 'Witaj, Marysiu. Gratuluję Wam z całego serca. Ścieżka śpi do odwołania.'],
      [
        27,
        '14:30',
        'member',
        'Dziesięć tygodni, lekarka mówi, że goi się dobrze. Od czego zacząć, jeśli mam siedem minut między karmieniami?',
      ],
      [
        26,
        '09:20',
        'specialist',
        'Od trzech oddechów, naprawdę. Resztę zdjęłam. Gdyby coś ciągnęło w dół albo ciążyło, przerwać i napisać.',
      ],
      [24, '14:45', 'member', 'Trzy oddechy i płacz. Jej, nie mój.'],
      [5, '15:05', 'member', 'Całe ćwiczenie bez przerwy. Marysia spała, ja prawie też.'],
      [4, '10:25', 'specialist', 'Prawie spać przy tym ćwiczeniu to bardzo dobra technika.'],
    ],
  },
  {
    member: 'irena-dziewanna',
    lines: [
      [
        157,
        '16:30',
        'member',
        'Dzień dobry, tu Irena Dziewanna, pisze wnuczka Ola pod dyktando. Babcia pyta, czy ćwiczenie można robić w kapciach.',
      ],
      [
        156,
        '09:10',
        'specialist',
        'Dzień dobry Pani Ireno i Olu. Można, jeśli kapcie mają piętę i nie uciekają. Krzesło koniecznie bez kółek.',
      ],
      [156, '17:20', 'member', 'Babcia mówi, że kapcie mają piętę, a krzesło ma sto lat i żadnych kółek.'],
      [93, '10:10', 'member', 'jadę do sanatorium z siostrą, wracam za tydzień, piszę już sama'],
      [93, '12:40', 'specialist', 'Dobrego wyjazdu, Pani Ireno. I gratuluję samodzielnego pisania.'],
      [30, '08:40', 'member', 'zrobione, pani w filmie też nie ma siły przy ostatnim'],
      [29, '09:55', 'specialist', 'Zdradzę Pani, że wszyscy na to czekają. Miłego dnia.'],
    ],
  },
  {
    member: 'helena-nawloc',
    lines: [
      [
        99,
        '12:15',
        'member',
        'Od roku wychodzę z domu tylko z kimś, bo kręci mi się w głowie przy obracaniu. Lekarz mówi, że błędnik wyleczony, ale głowa nie wierzy.',
      ],
      [
        98,
        '10:20',
        'specialist',
        'Głowa potrzebuje powtórek, nie przekonywania. Zaczynamy na siedząco, oczy za palcem, potem głowa za oczami. Zakręci się trochę i to jest w porządku, ma minąć w minutę.',
      ],
      [60, '11:30', 'member', 'Tydzień chorowałam i znowu kręci jak na początku. Cofnęłam się.'],
      [59, '09:40', 'specialist', 'Cofnęła się Pani o tydzień, nie o rok. Od krzesła, po dwa razy dziennie krótko.'],
      [3, '13:10', 'member', 'Przeszłam przez jezdnię sama. Na zielonym, z głową w lewo i w prawo.'],
      [2, '09:25', 'specialist', 'Lewo, prawo i na drugą stronę. Nic dodać.'],
    ],
  },
  {
    member: 'henryk-leszczyna',
    lines: [
      [
        125,
        '11:30',
        'member',
        'Szanowna Pani, ćwiczenie dobre, ale powiem szczerze: wolę spacer z psem. Przed ekranem czuję się jak na szkoleniu BHP.',
      ],
      [
        124,
        '09:00',
        'specialist',
        'Szanowny Panie Henryku, spacer z psem to znakomita rehabilitacja. Może więc tylko rozgrzewka przed wyjściem?',
      ],
      [110, '10:20', 'member', 'Spróbowałem. Pies patrzył z wyrzutem.'],
      [
        84,
        '10:05',
        'member',
        'Szanowna Pani, rezygnuję, bez żalu do nikogo. Chodzimy z Burkiem po cztery kilometry dziennie. Dziękuję za cierpliwość.',
      ],
    ],
  },
  {
    member: 'paulina-krokus',
    seen: { member: 2, specialist: 2 },
    lines: [
      [
        1,
        '17:40',
        'specialist',
        'Dzień dobry, Pani Paulino, witam. Ścieżkę na bark ułożę jutro. Do tego czasu proszę tylko obejrzeć program dla szyi i nic nie dźwigać nad głową.',
      ],
    ],
  },
]
