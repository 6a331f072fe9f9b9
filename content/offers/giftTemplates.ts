import type { InBothLanguages } from '../program.ts'

/** A design of the gift card: `key` names its pictures, media/gifts/<key>-<600|1200>. */
export type GiftTemplate = { key: string; words: InBothLanguages<{ name: string; alt: string }> }

/** In the order in which they are offered; the first is chosen until somebody chooses. */
export const giftTemplates: GiftTemplate[] = [
  {
    key: 'sunrise',
    words: {
      pl: { name: 'Poranek', alt: 'Słońce wschodzi nad zielonymi wzgórzami. Między nimi wije się jasna ścieżka.' },
      en: { name: 'Morning', alt: 'The sun rises over green hills. A pale path winds between them.' },
    },
  },
  {
    key: 'leaves',
    words: {
      pl: { name: 'Gałązka', alt: 'Gałązka z zielonymi i pomarańczowymi liśćmi na ciemnozielonym tle.' },
      en: { name: 'A sprig', alt: 'A sprig with green and orange leaves on a dark green ground.' },
    },
  },
  {
    key: 'quiet-corner',
    words: {
      pl: {
        name: 'Spokojny kąt',
        alt: 'Zwinięta mata, poduszki i roślina w doniczce pod oknem, za którym zachodzi słońce.',
      },
      en: {
        name: 'A quiet corner',
        alt: 'A rolled mat, cushions and a potted plant under a window with a setting sun.',
      },
    },
  },
  {
    key: 'tea-by-the-window',
    words: {
      pl: {
        name: 'Herbata przy oknie',
        alt: 'Parująca filiżanka herbaty, dwie książki i wazon z gałązką na parapecie. Za oknem fioletowe wzgórza.',
      },
      en: {
        name: 'Tea by the window',
        alt: 'A steaming cup of tea, two books and a vase with a sprig on a windowsill. Violet hills outside.',
      },
    },
  },
  {
    key: 'hands',
    words: {
      pl: { name: 'W dobrych rękach', alt: 'Dwie dłonie trzymają ziemię z zieloną sadzonką na tle słońca.' },
      en: { name: 'In good hands', alt: 'Two hands hold soil with a green seedling in front of the sun.' },
    },
  },
  {
    key: 'winter',
    words: {
      pl: { name: 'Zima', alt: 'Rudzik siedzi na gałązce jarzębiny. Wokół zaśnieżone wzgórza i świerki.' },
      en: { name: 'Winter', alt: 'A robin sits on a rowan branch. Snowy hills and firs around it.' },
    },
  },
]
