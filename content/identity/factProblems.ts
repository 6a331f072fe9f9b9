import type { Locale } from '@kinora/limits'
import { factsIn } from './factsIn.ts'
import { identity } from './identity.ts'

type Kind = { pattern: RegExp; allowed: string[] }

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
    { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, allowed: [helpEmail, privacyEmail, accessibilityEmail] },
    { pattern: /tel:\+?\d+/g, allowed: [phoneUrl] },
    { pattern: /\+48[\s\d]{9,14}\d/g, allowed: [phone] },
    { pattern: /(?<![\d+])\d{3}[ \u00a0]\d{3}[ \u00a0]\d{3}(?!\d)/g, allowed: [phone.slice(4)] },
    { pattern: /(?<![\d-])\d\d-\d{3}(?![\d-])/g, allowed: [identity.address.postCode] },
    { pattern: /KRS(?:[^\d.]{0,20})\d{10}/g, allowed: [`KRS${krs}`] },
    { pattern: /NIP(?:[^\d.]{0,20})\d{10}/g, allowed: [`NIP${nip}`] },
    { pattern: /REGON(?:[^\d.]{0,20})\d{9,14}/g, allowed: [`REGON${regon}`] },
    { pattern: /(?:[A-ZŁŚŻ]\p{L}*[\s\u00a0]){1,4}sp\.[\s\u00a0]z[\s\u00a0]o\.[\s\u00a0]?o\./gu, allowed: [company] },
    { pattern: /\b\d\d?:\d\d–\d\d?:\d\d\b/g, allowed: [times] },
  ]
  return kinds.flatMap(({ pattern, allowed }) => {
    const right = new Set([...allowed, ...AUTHORITIES].map(comparable))
    return [...text.matchAll(pattern)].map(([fact]) => fact.trim()).filter((fact) => !right.has(comparable(fact)))
  })
}

/** Without spaces, hyphens and the words between a register's name and its number. */
const comparable = (fact: string) => plain(fact).replace(/^(KRS|NIP|REGON)\D*/, '$1')
