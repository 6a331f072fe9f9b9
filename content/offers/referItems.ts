import type { InBothLanguages } from '../program.ts'

type Words = {
  title: string
  /** Markdown. */
  description: string
  /** A file in media/handbooks. */
  handBook: string | null
  buttonUrl: string
  buttonText: string
}

/** What a partner offers. `picture` is the slug of a program: its poster stands beside the words. */
export type ReferItem = { key: string; picture: string | null; words: InBothLanguages<Words> }

/** The partners are made up, like their addresses. */
export const referItems: ReferItem[] = [
  {
    key: 'lighter-day',
    picture: 'sit-to-stand',
    words: {
      pl: {
        title: 'Fundacja Lżejszy Dzień',
        description: [
          'Od dwunastu lat wspiera osoby, które wracają do ruchu po udarze, operacji albo długiej chorobie, oraz tych, którzy się nimi opiekują.',
          'Dla Ciebie przygotowała **jednostronicowy poradnik**, jak urządzić w domu bezpieczny kąt do ćwiczeń. Bez zakupów i bez remontu.',
          'W fundacji znajdziesz też:\n\n- telefon wsparcia, w dni robocze od 9 do 15,\n- wypożyczalnię kul, balkoników i wózków,\n- spotkania dla opiekunów, także zdalne.',
        ].join('\n\n'),
        handBook: 'exercise-corner-pl.pdf',
        buttonUrl: 'https://lzejszy-dzien.kinora.example/',
        buttonText: 'Poznaj fundację',
      },
      en: {
        title: 'The Lighter Day Foundation',
        description: [
          'For twelve years it has stood by people who return to movement after a stroke, an operation or a long illness, and by those who care for them.',
          'For you it has prepared a **one-page guide** to making a safe corner for exercise at home. Nothing to buy, nothing to rebuild.',
          'At the foundation you will also find:\n\n- a support line, on working days from 9 a.m. to 3 p.m.,\n- crutches, walkers and wheelchairs on loan,\n- meetings for carers, online too.',
        ].join('\n\n'),
        handBook: 'exercise-corner-en.pdf',
        buttonUrl: 'https://lzejszy-dzien.kinora.example/en/',
        buttonText: 'Meet the foundation',
      },
    },
  },
  {
    key: 'spring-shop',
    picture: 'band-row',
    words: {
      pl: {
        title: 'Sklep Sprężyna',
        description: [
          'Mały sklep z Bielska-Białej, w którym sprzęt do rehabilitacji dobiera fizjoterapeutka. Gumy, maty, piłki i kije takie same jak w naszych filmach.',
          'Z kodem **KINORA10** zapłacisz 10% mniej. Jeśli coś nie pasuje, odsyłasz w ciągu 30 dni.',
        ].join('\n\n'),
        handBook: null,
        buttonUrl: 'https://sprezyna.kinora.example/kinora',
        buttonText: 'Zobacz sprzęt z filmów',
      },
      en: {
        title: 'The Sprężyna shop',
        description: [
          'A small shop in Bielsko-Biała where a physiotherapist chooses the equipment. Bands, mats, balls and sticks like those in our films.',
          'With the code **KINORA10** you pay 10% less. If something does not suit you, send it back within 30 days.',
        ].join('\n\n'),
        handBook: null,
        buttonUrl: 'https://sprezyna.kinora.example/en/kinora',
        buttonText: 'See what the films use',
      },
    },
  },
  {
    key: 'step-by-step',
    picture: 'wheelchair-twists',
    words: {
      pl: {
        title: 'Gabinety Krok po Kroku',
        description: [
          'Sieć gabinetów fizjoterapii w Gdańsku, Łodzi, Poznaniu i Wrocławiu. Tu ktoś obejrzy Twoje kolano na żywo, a potem ułoży Ci ścieżkę w Kinorze.',
          'Na pierwszą wizytę z Kinory:\n\n- czekasz najwyżej siedem dni,\n- masz godzinę zamiast trzydziestu minut,\n- wchodzisz bez schodów, w każdym gabinecie.',
        ].join('\n\n'),
        handBook: null,
        buttonUrl: 'https://krok-po-kroku.kinora.example/',
        buttonText: 'Znajdź gabinet',
      },
      en: {
        title: 'Krok po Kroku clinics',
        description: [
          'Physiotherapy clinics in Gdańsk, Łódź, Poznań and Wrocław. There somebody looks at your knee in person, and then plans your path in Kinora.',
          'For a first visit through Kinora:\n\n- you wait seven days at most,\n- you have an hour instead of thirty minutes,\n- you come in without stairs, at every clinic.',
        ].join('\n\n'),
        handBook: null,
        buttonUrl: 'https://krok-po-kroku.kinora.example/en/',
        buttonText: 'Find a clinic',
      },
    },
  },
  {
    key: 'fir-springs',
    picture: 'chair-morning',
    words: {
      pl: {
        title: 'Sanatorium Jodłowy Zdrój',
        description: [
          'Spokojne turnusy w Beskidzie Sądeckim: rano ćwiczenia w małej grupie, po południu las i cisza. Program ustalasz z lekarzem już pierwszego dnia.',
          'Po powrocie ćwiczysz dalej z tymi samymi filmami. Do turnusu dostajesz **trzy miesiące Kinory**.',
        ].join('\n\n'),
        handBook: null,
        buttonUrl: 'https://jodlowy-zdroj.kinora.example/turnusy',
        buttonText: 'Sprawdź terminy',
      },
      en: {
        title: 'Jodłowy Zdrój sanatorium',
        description: [
          'Quiet stays in the Beskid mountains: exercise in a small group in the morning, forest and silence in the afternoon. You settle your exercises with a doctor on the first day.',
          'Back home you go on with the same films. Each stay comes with **three months of Kinora**.',
        ].join('\n\n'),
        handBook: null,
        buttonUrl: 'https://jodlowy-zdroj.kinora.example/en/stays',
        buttonText: 'See the dates',
      },
    },
  },
]
