import type { Identity } from './identity.ts'

/** Domains that nobody can own (RFC 2606, RFC 6761), and the machine itself. */
const RESERVED_DOMAIN =
  /(^|[@./])(example\.(com|net|org)|[a-z0-9-]+\.(example|invalid|test|localhost)|localhost)(?=[:/>]|$)/
const EXAMPLE_WORD = /przykład|example/i
/** Numbers of places in Poland never begin with 0 after the area code; those of mobiles have other beginnings. */
const NO_SUCH_PHONE = /^\+48(?!45|5[01379]|6[069]|7[2389]|88)\d\d0/

export const isReservedAddress = (text: string): boolean => RESERVED_DOMAIN.test(text)

/** The facts that are still an example: `register.nip: 1234567890`. */
export function exampleFacts({ company, address, register, phone, email, links }: Identity): string[] {
  const reserved = (from: object, prefix: string): [string, string, boolean][] =>
    Object.entries(from).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}.${name}`, value, isReservedAddress(value)] as [string, string, boolean]]
        : reserved(value as object, `${prefix}.${name}`),
    )
  const facts: [way: string, value: string, isExample: boolean][] = [
    ['company', company, EXAMPLE_WORD.test(company)],
    ['address.street', address.street, EXAMPLE_WORD.test(address.street)],
    ['address.postCode', address.postCode, address.postCode === '00-000'],
    ['address.city', address.city, EXAMPLE_WORD.test(address.city)],
    ['register.court.pl', register.court.pl, EXAMPLE_WORD.test(register.court.pl)],
    ['register.court.en', register.court.en, EXAMPLE_WORD.test(register.court.en)],
    ['register.krs', register.krs, Number(register.krs) === 0],
    ['register.nip', register.nip, !isNip(register.nip)],
    ['register.regon', register.regon, !isRegon(register.regon)],
    ['phone', phone, NO_SUCH_PHONE.test(phone)],
    ...reserved(email, 'email'),
    ...reserved(links, 'links'),
  ]
  return facts.filter(([, , isExample]) => isExample).map(([way, value]) => `${way}: ${value}`)
}

/** Tax numbers end in the weighted sum of their other digits, modulo 11; where that is 10, the number is not given. */
const isNip = (nip: string) => Number(nip) !== 0 && checkDigit(nip, [6, 5, 7, 2, 3, 4, 5, 6, 7]) === Number(nip[9])

/** Of the long form, which ends in the number of a branch, the first nine digits. */
const isRegon = (regon: string) =>
  Number(regon) !== 0 && checkDigit(regon, [8, 9, 2, 3, 4, 5, 6, 7]) % 10 === Number(regon[8])

const checkDigit = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
