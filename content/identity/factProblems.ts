import type { Locale } from '@kinora/limits'
import { factsIn } from './factsIn.ts'
import { identity } from './identity.ts'

type Kind = { found: RegExp; known: string[] }

/** Authorities that our documents have to name: they are not ours, and are the same for everybody. */
const AUTHORITIES = ['00-014', '800676676']

const plain = (text: string) => text.replaceAll(/[\s\u00a0-]/g, '')

/**
 * What a text says of the company and `identity` does not, such as another e-mail address. Our own facts have their own
 * form (numbers after KRS, NIP and REGON, telephone numbers, postcodes, companies, mail addresses, opening hours), so
 * that a text written by hand is compared too.
 */
export function factProblems(text: string, locale: Locale): string[] {
  const { krs, nip, regon, phone, phoneUrl, helpEmail, privacyEmail, accessibilityEmail, company, hours } =
    factsIn(locale)
  const times = /[\d:]+–[\d:]+/.exec(hours)?.[0] ?? ''
  const kinds: Kind[] = [
    { found: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, known: [helpEmail, privacyEmail, accessibilityEmail] },
    { found: /tel:\+?\d+/g, known: [phoneUrl] },
    { found: /\+48[\s\d]{9,14}\d/g, known: [phone] },
    { found: /(?<![\d+])\d{3}[ \u00a0]\d{3}[ \u00a0]\d{3}(?!\d)/g, known: [phone.slice(4)] },
    { found: /(?<![\d-])\d\d-\d{3}(?![\d-])/g, known: [identity.address.postCode] },
    { found: /KRS(?:[^\d.]{0,20})\d{10}/g, known: [`KRS${krs}`] },
    { found: /NIP(?:[^\d.]{0,20})\d{10}/g, known: [`NIP${nip}`] },
    { found: /REGON(?:[^\d.]{0,20})\d{9,14}/g, known: [`REGON${regon}`] },
    { found: /(?:[A-ZŁŚŻ]\p{L}*[\s\u00a0]){1,4}sp\.[\s\u00a0]z[\s\u00a0]o\.[\s\u00a0]?o\./gu, known: [company] },
    { found: /\b\d\d?:\d\d–\d\d?:\d\d\b/g, known: [times] },
  ]
  return kinds.flatMap(({ found, known }) => {
    const right = new Set([...known, ...AUTHORITIES].map(comparable))
    return [...text.matchAll(found)].map(([fact]) => fact.trim()).filter((fact) => !right.has(comparable(fact)))
  })
}

/** Without spaces, hyphens and the words between a register's name and its number. */
const comparable = (fact: string) => plain(fact).replace(/^(KRS|NIP|REGON)\D*/, '$1')
