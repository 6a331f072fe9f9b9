import type { Locale } from '@kinora/limits'
import type { InBothLanguages } from '../program.ts'

/** `amount` is in grosze. `title` says what is special about it, `options` what it gives. */
export type Product = {
  lookupKey: string
  kind: 'subscription' | 'gift'
  months: number
  amount: number
  isMostChosen: boolean
  words: InBothLanguages<{ name: string; title: string; options: string[] }>
}

const OPTIONS = {
  subscription: {
    pl: [
      'Filmy wszystkich programów',
      'Także te z Twojej ścieżki',
      'Napisy po polsku i po angielsku',
      'Rezygnujesz, kiedy chcesz',
    ],
    en: [
      'The films of all programs',
      'Those on your path too',
      'Captions in Polish and English',
      'Cancel when you like',
    ],
  },
  gift: {
    pl: [
      'Filmy wszystkich programów',
      'Przychodzi e-mailem, z wybranym wzorem',
      'Aktywujesz ją w ciągu 12 miesięcy',
      'Nie odnawia się sama',
    ],
    en: [
      'The films of all programs',
      'Comes by e-mail, in the design you choose',
      'Can be redeemed for 12 months',
      'Does not renew itself',
    ],
  },
}
const AMOUNTS = { 1: 4_900, 3: 12_900, 12: 39_900 }

type Named = [name: string, title: string]

function product(kind: Product['kind'], months: keyof typeof AMOUNTS, pl: Named, en: Named): Product {
  const wordsIn = (locale: Locale, [name, title]: Named) => ({ name, title, options: OPTIONS[kind][locale] })
  return {
    lookupKey: `${kind}-${months}-${months === 1 ? 'month' : 'months'}`,
    kind,
    months,
    amount: AMOUNTS[months],
    isMostChosen: kind === 'subscription' && months === 3,
    words: { pl: wordsIn('pl', pl), en: wordsIn('en', en) },
  }
}

/** All that is on sale, each kind from the shortest to the longest. */
export const products: Product[] = [
  product('subscription', 1, ['1 miesiąc', 'Na próbę, miesiąc po miesiącu'], ['1 month', 'To try it, month by month']),
  product(
    'subscription',
    3,
    ['3 miesiące', 'Płacisz raz na trzy miesiące'],
    ['3 months', 'One payment every three months'],
  ),
  product('subscription', 12, ['12 miesięcy', 'Oszczędzasz 189 zł w roku'], ['12 months', 'You save PLN 189 a year']),
  product('gift', 1, ['Karta na 1 miesiąc', 'Na dobry początek'], ['A card for 1 month', 'For a good start']),
  product(
    'gift',
    3,
    ['Karta na 3 miesiące', 'Żeby ruch wszedł w nawyk'],
    ['A card for 3 months', 'Time to make moving a habit'],
  ),
  product(
    'gift',
    12,
    ['Karta na 12 miesięcy', 'Cały rok spokojnego ruchu'],
    ['A card for 12 months', 'A whole year of calm movement'],
  ),
]
