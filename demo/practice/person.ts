import type { Calendar } from './calendar.ts'
import type { Person } from './records.ts'
import { chance } from './chance.ts'

type Who = Pick<Person, 'firstName' | 'lastName' | 'age' | 'gender' | 'locale' | 'avatar'> & {
  country?: string
  joined: number
}

/** "Łucja Mięta" → "lucja-mieta". */
export function keyOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) {
  return `${firstName}-${lastName}`.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

export function emailOf(name: Pick<Person, 'firstName' | 'lastName'>) {
  return `${keyOf(name).replace('-', '.')}@example.org`
}

/** `number` is the person's own; telephone and house number are made of it. */
export function personOf(who: Who, number: number, { at }: Calendar): Person {
  const { firstName, lastName, age, gender, locale, avatar } = who
  const key = keyOf(who)
  return {
    key,
    firstName,
    lastName,
    age,
    gender,
    locale,
    avatar,
    email: emailOf(who),
    phoneNumber: phoneNumber(who.country, number),
    address: addressOf(who.country, number),
    registeredAt: at(who.joined, chance(key).between(9 * 60, 19 * 60)),
  }
}

/**
 * Nobody's numbers: Polish ones with a subscriber part of zeros, British ones from the range that is kept for drama.
 */
export function phoneNumber(country: string | undefined, number: number) {
  return country === 'GB'
    ? `+442079460${String(number).padStart(3, '0')}`
    : `+48220000${String(number).padStart(3, '0')}`
}

export function addressOf(country: string | undefined, number: number): Person['address'] {
  return country === 'GB'
    ? { street: 'Nowhere Lane', number: String(number), postCode: 'ZZ1 1ZZ', city: 'Nowhere-on-Sea', country }
    : { street: 'Zmyślona', number: String(number), postCode: '00-000', city: 'Zmyślone Górne', country: 'PL' }
}
