import type { Thread } from '../thread.ts'

/** People who train between other things: Piotr, Jan, Ewa, Aleksandra, Bogdan, Kacper, Dorota, Robert. */
export const workThreads: Thread[] = [
  {
    member: 'piotr-jalowiec',
    lines: [
      [
        112,
        '13:05',
        'specialist',
        'Cześć Piotrze, ścieżka gotowa: szyja cztery razy w tygodniu, pięć minut. Powiedz, o której w ciągu dnia masz najwięcej szans.',
      ],
      [111, '13:40', 'member', 'Teoretycznie o 12:50. Praktycznie nigdy.'],
      [111, '15:10', 'specialist', 'To wpisz sobie 12:50 do kalendarza jako spotkanie. Bez zaproszonych.'],
      [
        73,
        '22:40',
        'member',
        'Dwa tygodnie przerwy, wydanie w pracy. Kark boli bardziej niż na starcie. Czyli miałaś rację, że to nie od poduszki.',
      ],
      [
        72,
        '09:15',
        'specialist',
        'Wolałabym nie mieć. Wróć od jednego razu dziennie i zrób go między spotkaniami, nie po pracy. Monitor masz na wysokości oczu?',
      ],
      [72, '09:50', 'member', 'Na trzech książkach o algorytmach.'],
      [72, '10:35', 'specialist', 'Pierwszy raz słyszę, żeby do czegoś się przydały.'],
      [54, '13:20', 'member', 'Między dwoma spotkaniami. Da się.'],
      [17, '16:05', 'member', 'Od tygodnia głowa nie boli po południu. Nie twierdzę, że to związek przyczynowy.'],
      [
        16,
        '08:45',
        'specialist',
        'Ja też nie. Ale zmiennej bym teraz nie ruszała. Dodałam Ci wcześniej wiosłowanie z gumą, zostań przy dwóch razach w tygodniu.',
      ],
      [3, '12:30', 'member', 'Plan mi się kończy za kilka dni i odnawia sam, tak? Jeśli tak, nie musisz odpisywać.'],
    ],
  },
  {
    member: 'jan-tymianek',
    seen: { member: 7, specialist: 1 },
    lines: [
      [
        64,
        '20:40',
        'member',
        'Dobry wieczór. Jeżdżę tirem, w domu jestem co drugi tydzień. Gdzie ja mam leżeć na macie, na naczepie?',
      ],
      [
        63,
        '09:30',
        'specialist',
        'Dzień dobry, Panie Janie. Na naczepie nie trzeba. Pchanie ściany robi się na stojąco, kolana do piersi na łóżku w kabinie. Dwie minuty na każdym postoju.',
      ],
      [
        52,
        '19:55',
        'member',
        'Sprawdziłem, ściana naczepy też jest ścianą. Kolega z parkingu pytał, czy pcham, bo nie odpala.',
      ],
      [51, '08:40', 'specialist', 'Następnym razem niech popcha z drugiej strony. Jak plecy po dłuższej trasie?'],
      [49, '21:10', 'member', 'Lepiej wstaję. Po czterech godzinach dalej kołek, ale po postoju przechodzi.'],
      [
        14,
        '20:25',
        'member',
        'Cztery dni w kabinie, terminy. Ćwiczę co drugi postój. Zła wiadomość taka, że drętwieje mi duży palec u nogi.',
      ],
      [
        13,
        '08:15',
        'specialist',
        'Dziękuję, że Pan pisze. Z drętwieniem proszę iść do lekarza, nawet gdyby przeszło, najlepiej jeszcze w tym tygodniu. Do tego czasu tylko pchanie ściany, bez kolan do piersi.',
      ],
      [9, '19:20', 'member', 'Byłem, skierowanie mam, czekam na termin. Jadę dalej.'],
      [6, '10:10', 'specialist', 'Panie Janie, jak palec i jak plecy? Wystarczy jedno zdanie.'],
      [
        2,
        '09:05',
        'specialist',
        'Od kilku dni cicho, więc pytam jeszcze raz. Jeśli trasa, proszę jechać spokojnie. Jeśli ból, proszę zadzwonić do przychodni.',
      ],
    ],
  },
  {
    member: 'ewa-piwonia',
    lines: [
      [
        45,
        '08:05',
        'member',
        'Trzecia noc pod rząd. Plecy mówią nie, grafik mówi tak. Co z tego wszystkiego mogę robić, żeby sobie nie zaszkodzić?',
      ],
      [
        45,
        '11:30',
        'specialist',
        'Po nocy tylko oddech i kolana do piersi, leżąc. To jest trening, nie namiastka. Reszta po pierwszym przespanym dniu.',
      ],
      [39, '16:20', 'member', 'Trzy noce, spanie, potem grzbiet. W tej kolejności działa.'],
      [
        38,
        '09:10',
        'specialist',
        'I tej kolejności się trzymajmy. Od jutra na ścieżce ptak i pies, proszę tylko w dni bez dyżuru.',
      ],
    ],
  },
  {
    member: 'aleksandra-barwinek',
    lines: [
      [
        60,
        '07:30',
        'member',
        'Hej, zrobiłam wszystko z listy i jeszcze raz, bo było lekko. Co dalej? Maraton za pół roku, czas leci.',
      ],
      [60, '12:45', 'specialist', 'Hej Olu. Dalej jest jutro, raz. Ścięgno nie liczy chęci, tylko dni.'],
      [
        47,
        '21:35',
        'member',
        'No dobra, przyznaję się. Po treningu pobiegłam dwanaście kilometrów. Dziś boli na szóstkę i schodzę bokiem po schodach.',
      ],
      [
        46,
        '08:10',
        'specialist',
        'Dziękuję, że piszesz wprost. Dwa tygodnie bez biegania, rower lekko albo wcale. Zostają boczne biodra i most, wolniej niż Ci się wydaje, że trzeba.',
      ],
      [46, '08:55', 'member', 'Dwa tygodnie to jest wieczność.'],
      [46, '12:20', 'specialist', 'Czternaście dni. Wieczność byłaby wtedy, gdybyśmy zaczynały miesiąc przed startem.'],
      [28, '06:45', 'member', 'Przeleżałam grypę. Paradoksalnie biodro pierwszy raz nie ciągnie rano.'],
      [
        27,
        '09:00',
        'specialist',
        'To nie paradoks, to odpoczynek. Wracaj przez trzy dni na połowie, potem dołożę coś trudniejszego, obiecuję.',
      ],
      [
        9,
        '19:25',
        'member',
        'Pierwszy w życiu dzień wolny, po którym nie mam poczucia winy. Chyba coś mi robisz z głową.',
      ],
      [
        8,
        '08:30',
        'specialist',
        'Tylko z biodrem. Jutro marszobieg, minuta na dwie, dwadzieścia minut. Nie czterdzieści.',
      ],
      [3, '06:40', 'member', 'Dwadzieścia jeden, bo do domu było pod górkę.'],
      [3, '12:05', 'specialist', 'Przyjmuję tę minutę. Za tydzień minuta na minutę.'],
    ],
  },
  {
    member: 'bogdan-lubczyk',
    lines: [
      [66, '08:20', 'member', 'Kij z filmu za krótki jak na mnie, zrobiłem swój. Jesion, olejowany.'],
      [
        65,
        '10:15',
        'specialist',
        'Kij z prawdziwego drewna to dobry znak. Proszę pamiętać, że prowadzi zdrowa ręka, ta po operacji tylko jedzie.',
      ],
      [26, '18:30', 'member', 'Podniosłem strug. Wiem, wiem. Jedną ręką, tą złą. Czuję od tamtej pory.'],
      [
        25,
        '07:50',
        'specialist',
        'Panie Bogdanie, bez złości, ale strug czeka jeszcze osiem tygodni. Przez trzy dni tylko kij i chłodny okład. Gdyby ręka nie chciała się unieść, proszę od razu do chirurga.',
      ],
      [22, '08:05', 'member', 'Unosi się. Strug schowany, klucz ma żona.'],
      [22, '11:40', 'specialist', 'Pozdrowienia dla żony.'],
    ],
  },
  {
    member: 'kacper-trzmielina',
    lines: [
      [40, '21:30', 'member', 'siema, stanie na jednej nodze to jest żart, przegrałem z podłogą'],
      [
        39,
        '09:20',
        'specialist',
        'Cześć Kacper. Podłoga ma większe doświadczenie. Stań przy ścianie, jednym palcem, trzydzieści sekund.',
      ],
      [24, '22:15', 'member', 'mam sesję poprawkową, znikam na tydzień, nie jestem kontuzjowany'],
      [23, '08:45', 'specialist', 'Powodzenia. Wspięcia na palce przy myciu zębów się nie liczą jako znikanie.'],
      [11, '21:20', 'member', '10 wspięć bez bólu, zdałem też statystykę'],
      [10, '10:00', 'specialist', 'Oba wyniki świetne. Jeszcze dwa tygodnie bez skakania i pogadamy o boisku.'],
    ],
  },
  {
    member: 'dorota-melisa',
    lines: [
      [
        54,
        '17:45',
        'member',
        'Dzień dobry, budzę się w nocy z mrowieniem w palcach, po cztery razy. Czy to od drutów? Proszę nie mówić, że od drutów.',
      ],
      [
        53,
        '09:50',
        'specialist',
        'Dzień dobry. Nie powiem. Powiem: po dwadzieścia minut, potem przerwa i pięć minut dłoni. A na noc nadgarstki proste, może być lekka opaska.',
      ],
      [41, '07:15', 'member', 'Tej nocy raz. Szalik rośnie wolniej, ja śpię dłużej.'],
      [
        41,
        '12:30',
        'specialist',
        'Dobra zamiana. Jeśli do końca miesiąca nie zejdzie do zera, poproszę o wizytę i badanie.',
      ],
    ],
  },
  {
    member: 'robert-ostrokrzew',
    lines: [
      [85, '14:05', 'member', 'Drzemka trwała krócej niż most. Czy pół treningu się liczy?'],
      [84, '09:35', 'specialist', 'Liczy się. Drugie pół może być przy następnej drzemce, albo wcale.'],
      [
        40,
        '13:55',
        'member',
        'Mały leży teraz obok na macie i kibicuje. Podnoszę go z kolan, jak Pani mówiła, i faktycznie mniej łapie.',
      ],
      [39, '11:15', 'specialist', 'Macie teraz ten sam plan ćwiczeń. On jest odrobinę do przodu.'],
    ],
  },
]
