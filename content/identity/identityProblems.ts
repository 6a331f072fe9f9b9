import type { Identity } from './identity.ts'

const EMAIL = /^[a-z0-9._-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** The facts that cannot be printed as they are, by their way in `identity`; whether they are true nobody can check. */
export function identityProblems({ company, address, entrance, register, phone, email, hours, links }: Identity) {
  const checks: [way: string, isRight: boolean][] = [
    ['company', company.trim() !== ''],
    ['address.street', address.street.trim() !== ''],
    ['address.postCode', /^\d\d-\d{3}$/.test(address.postCode)],
    ['address.city', address.city.trim() !== ''],
    ...Object.entries({ entrance, 'register.court': register.court }).map(
      ([way, { pl, en }]) => [way, pl.trim() !== '' && en.trim() !== '' && pl !== en] as [string, boolean],
    ),
    ['register.krs', /^\d{10}$/.test(register.krs)],
    ['register.nip', /^\d{10}$/.test(register.nip)],
    ['register.regon', /^(\d{9}|\d{14})$/.test(register.regon)],
    ['register.capitalInZloty', Number.isInteger(register.capitalInZloty) && register.capitalInZloty >= 5000],
    ['phone', /^\+48\d{9}$/.test(phone)],
    ...Object.entries(email).map(([name, text]) => [`email.${name}`, EMAIL.test(text)] as [string, boolean]),
    ['hours', hours.from >= 1 && hours.from < hours.to && hours.to <= 7 && hours.opens < hours.closes],
    ['hours.opens', TIME.test(hours.opens)],
    ['hours.closes', TIME.test(hours.closes)],
    ...Object.entries(links)
      .flatMap(([name, link]) =>
        (typeof link === 'string' ? [link] : Object.values(link)).map((url) => ({ name, url })),
      )
      .map(({ name, url }) => [`links.${name}`, URL.parse(url)?.protocol === 'https:'] as [string, boolean]),
  ]
  return checks.filter(([, isRight]) => !isRight).map(([way]) => `${way} is not written as it should be`)
}
