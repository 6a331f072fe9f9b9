import type { SearchWords } from './searchWords.ts'

/** Słowa wyszukiwarki po polsku; opis pól jest w searchWords.ts. */
export const pl: SearchWords = {
  ignored: `a aby albo ale bez by być chcę chciałabym chciałbym co coś czy czym dla do gdy gdzie i ile ja jak jaka jaki jakie
    jest jestem jeśli już kiedy lub ma mam mi mieć mnie moge mogę moja moje mój można muszę na nad nie o od oraz po pod podczas
    pomóż proszę przed przez przy są się ta tam te ten to tu u w we with z za ze że żeby potrzebuję szukam robić zrobić
    pomaga pomoże mojego mojej moich moją`,
  programs: `ćwiczenie ćwiczyć program trening film wideo gimnastyka rehabilitacja fizjoterapia rozruszać rozruch ból boli bolą bolące bolesny obolałe
    dolegliwości problem ulga zdrowie domowe dom`,
  questions: `pytanie odpowiedź kinora pomoc problem zrobić`,
  names: {
    neck: 'szyja kark',
    shoulders: 'bark',
    back: 'plecy kręgosłup',
    hips: 'biodro',
    knees: 'kolano',
    feet: 'stopa',
    hands: 'dłoń ręka',
    breath: 'oddech',
    chair: 'krzesło',
    band: 'guma',
    stick: 'kij',
    wall: 'ściana',
    cushion: 'poduszka',
    mat: 'mata',
    standing: 'stojąco stojąc stanie',
    sitting: 'siedząco siedząc siedzenie',
    lying: 'leżąco leżąc leżenie',
    kneeling: 'klęcząco klęcząc klęk',
    short: 'krótkie',
    medium: 'średnie',
    long: 'długie',
    minutes: 'minuta',
    quiet: 'ciche cicho',
    example: 'darmowe przykładowe bezpłatne',
    noEquipment: 'sprzęt przyrząd',
  },
  synonyms: `
    # Formy, które wyglądają inaczej niż słowo
    szyja, szyi
    dłoń, ręka, ręce, rąk
    noga, nodze
    biodro, bioder
    krzesło, krzeseł, stołek, taboret, siedzisko
    mata, macie
    oddech, oddychać, wdech, wydech
    piłka, piłce, piłek
    poduszka, poduszce
    bark, ramię, ramiona, ramion
    równowaga, równowadze, chwiać, zachwiać
    sen, snu, snem, spać, śpię, zasnąć, zasypiać, bezsenność
    minuta, min
    głowa, głów, głowie

    # Części ciała
    gardło => szyja
    głowa => szyja
    migrena => szyja
    krzyż, lędźwie, lędźwiowy, lumbago
    kręgosłup, krzyż => plecy
    kark => szyja
    grzbiet => plecy
    rwa => plecy, biodro
    kulszowa => plecy, biodro
    dyskopatia => plecy
    garb => plecy
    garbić => plecy
    postawa => plecy
    łopatka => bark, plecy
    zamrożony => bark
    obojczyk => bark
    łokieć => bark, dłoń
    nadgarstek => dłoń
    palec => dłoń, stopa
    kciuk => dłoń
    cieśń => dłoń
    miednica => biodro
    pośladek, pośladki, pupa
    pośladek => biodro
    pachwina => biodro
    udo => biodro, kolano
    rzepka => kolano
    łydka => stopa
    kostka => stopa
    pięta => stopa
    noga => kolano, stopa, biodro
    brzuch, core, tułów
    klatka => oddech
    płuca => oddech
    żebra => oddech
    mocz, pęcherz, nietrzymanie, kegel, kegla, krocze, dno
    poród => dno
    porodzie => dno
    ciąża => dno

    # Dolegliwości
    ból, bolesny, obolały
    sztywny, sztywność, sztywnieć, zesztywnieć, zesztywniały, zastany, zablokowany
    sztywny => szyja, bark, plecy
    spięty, napięty, napięcie, spięcie, naciągnięty, zakwasy
    spięty => szyja, bark
    stres, nerwy, nerwowy, lęk, niepokój, panika
    stres => spięty
    stres => oddech
    uspokoić => oddech
    uspokajać, uspokoić, wyciszyć, relaks, relaksacja, rozluźnić, odprężyć
    medytacja => oddech
    relaks => oddech
    odpoczynek, odpocząć
    zmęczenie, zmęczony, znużony, wyczerpany, osłabiony
    noc => dobranoc, sen
    covid, infekcja, grypa, koronawirus, choroba, szpital
    operacja => szpital
    udar => szpital, równowaga
    artroza, zwyrodnienie, zwyrodnieniowy, artretyzm, reumatyzm
    artroza => kolano
    staw => kolano, biodro, dłoń, bark
    drętwieć, drętwieją, drętwienie => dłoń, stopa
    puchnąć => stopa
    opuchnięte => stopa
    upadek, upadku, upaść, przewrócić, boję => równowaga, pewniej
    potykać => krok
    zawroty => równowaga
    chodzić, chodzenie, spacer, krok, marsz
    zadyszka => oddech
    duszność => oddech

    # Codzienne słowa i pory
    sit => siedząco
    siad => siedząco
    siedzieć, siedząco, siedząc
    fotel => siedząco, krzesło
    kanapa => siedząco
    biuro, biurko, komputer, komputerze, praca, biurowy
    biuro => siedzący
    kierowca => kierownica, podróż
    samochód => podróż
    autobus => podróż
    pociąg => podróż
    lot => podróż
    samolot => podróż
    schody => kolano
    wstać, wstawać, podnieść, wstawanie
    stać => stojąco
    leżeć => leżąco
    klęczeć => klęcząco
    czworak => klęcząco
    łóżko => leżąco
    podłoga => leżąco
    inwalidzki => wózek
    wózek, wózku
    niepełnosprawny => wózek
    rano, ranek, poranek, poranny
    wieczór, wieczorem, wieczorny
    wieczór => sen, dobranoc
    senior, starszy, staruszek, babcia, emeryt, dziadek
    łatwy, łagodny, lekki, spokojny, prosty
    mocny, silny, wzmocnić, wzmacniać, siła, siłowy
    rozciągać, rozciąganie, stretching
    przysiad, przysiady
    pompka, pompki
    joga => wojownik, grzbiet
    taśma => guma
    laska => kij
    drążek => kij
    koc => mata
    dywan => mata
    ręcznik => poduszka
    krótki, szybki
    kwadrans => 15
    nocny => sen
    cichy, bezgłośny, sąsiad
    darmowy, gratis, bezpłatny, wolny

    # Pytania: konto, płatności, film
    hasło, haseł
    logować, zalogować, logowanie, login, loguję
    logować => hasło
    zapomnieć => pamiętać
    zapomniałem => pamiętam
    zapomniałam => pamiętam
    pamiętać, pamiętam
    cena, koszt, kosztować, cennik, opłata, ceny
    cena => płacić, plan
    cena => zapłacić
    kosztuje => plan
    pieniądze => płacę, płacenie
    płacić, płacę, płatność, zapłacić, płacisz, płacenie
    abonament, subskrypcja, prenumerata
    rezygnacja, zrezygnować, rezygnować, anulować, wypowiedzieć, odwołać
    usunąć, skasować, usuniesz, usunięcie, likwidacja
    kasować => usunąć
    prezent, podarunek, voucher, bon, podarunkowa
    lekarz, doktor, fizjoterapeuta, rehabilitant, specjalista
    napisy => tekst
    głuchy => napisy
    niesłyszący => napisy
    niewidomy => czytnik
    słabowidzący => powiększyć
    litery => tekst
    czcionka => tekst
    tekst, czcionka
    telefon, komórka, smartfon
    telewizor => komputer
    aplikacja => instalować, przeglądarka
    zacinać, zawieszać, ładować, buforować
    internet => połączenie
    rodo => dane
    prywatność => dane
    bezpieczny, bezpieczeństwo
    próbny, spróbować, wypróbować
    karta, kartą
    mail, list, email
  `,
}
