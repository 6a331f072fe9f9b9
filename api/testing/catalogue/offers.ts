import type { Content } from '../../imports/content/contentEntries.ts'

type OfferContent = Pick<Content, 'products' | 'giftTemplates' | 'referItems'>

type Sold = OfferContent['products'][number]

const sold = (lookupKey: string, kind: Sold['kind'], months: number, amount: number, pl: string, en: string): Sold => ({
  lookupKey,
  kind,
  months,
  amount,
  isMostChosen: lookupKey === 'plan-3',
  words: {
    pl: { name: pl, title: `${pl} tytuł`, options: [`${pl} opcja`] },
    en: { name: en, title: `${en} title`, options: [`${en} option`] },
  },
})

/** Three plans, a gift card with one design, and two partners: one with a picture and a handbook, one without. */
export const testOffers: OfferContent = {
  products: [
    sold('plan-1', 'subscription', 1, 4_900, 'Miesiąc', 'Month'),
    sold('plan-3', 'subscription', 3, 12_900, 'Trzy miesiące', 'Three months'),
    sold('plan-12', 'subscription', 12, 39_900, 'Rok', 'Year'),
    sold('gift-1', 'gift', 1, 4_950, 'Karta', 'Card'),
  ],
  giftTemplates: [
    { key: 'leaves', words: { pl: { name: 'Liście', alt: 'Gałązka' }, en: { name: 'Leaves', alt: 'A sprig' } } },
  ],
  referItems: [
    {
      key: 'foundation',
      picture: 'neck-exercises',
      words: {
        pl: {
          title: 'Fundacja',
          description: '**Pomaga**',
          handBook: 'guide-pl.pdf',
          buttonUrl: 'https://foundation.kinora.example/',
          buttonText: 'Poznaj',
        },
        en: {
          title: 'Foundation',
          description: '**Helps**',
          handBook: 'guide-en.pdf',
          buttonUrl: 'https://foundation.kinora.example/en/',
          buttonText: 'Meet',
        },
      },
    },
    {
      key: 'shop',
      picture: null,
      words: {
        pl: {
          title: 'Sklep',
          description: 'Taśmy',
          handBook: null,
          buttonUrl: 'https://shop.kinora.example/',
          buttonText: 'Zobacz',
        },
        en: {
          title: 'Shop',
          description: 'Bands',
          handBook: null,
          buttonUrl: 'https://shop.kinora.example/en/',
          buttonText: 'See',
        },
      },
    },
  ],
}
