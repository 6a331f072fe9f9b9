import type { OfficeHours, Profile, ProfileChange } from '@kinora/contracts'
import { contactOf, optionalLine, personRules, type ApiFormOf, type PersonValues } from '@kinora/forms'
import { WEEKDAYS } from '@kinora/i18n'
import { DESCRIPTION_MAX_LENGTH, type Locale } from '@kinora/limits'
import { array, object, string } from 'yup'

/** Of one weekday; both are empty on a day without office hours. */
type Span = { from: string; to: string }

export type ProfileValues = PersonValues & {
  specialistName: string
  description: string
  /** Monday first. */
  officeHours: Span[]
  awayUntil: string
  locale: Locale
}

export type ProfileForm = ApiFormOf<ProfileValues>

const time = string().default('')
const span = object({ from: time, to: time }).test('span', (value, { createError, path }) => {
  const isWrong = value.from === '' ? value.to !== '' : value.from >= value.to
  return (
    !isWrong ||
    createError({ path: `${path}.${value.from === '' ? 'from' : 'to'}`, message: 'form.error.officeHours.format' })
  )
})

/** Rules of the profile (docs/specification.md, section 5), in the order of the fields. */
export const profileSchema = object({
  ...personRules,
  specialistName: optionalLine,
  description: string().trim().max(DESCRIPTION_MAX_LENGTH, 'form.error.description.tooLong'),
  officeHours: array(span),
  awayUntil: string(),
  locale: string().required(),
})

/** What is stored, as the form shows it. */
export function valuesOf(profile: Profile): ProfileValues {
  const { streetAddress = '', streetAddress2 = '', postCode = '', city = '' } = profile.data ?? {}
  const spanOf = (weekday: number): Span => {
    const { from = '', to = '' } = profile.officeHours.find((span) => span.weekday === weekday) ?? {}
    return { from, to }
  }
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    gender: profile.gender ?? ('' as 'undeclared'),
    age: profile.age ?? ('' as unknown as number),
    country: profile.country ?? '',
    phoneNumber: profile.phoneNumber ?? '',
    address: { streetAddress, streetAddress2, postCode, city },
    specialistName: profile.specialistName ?? '',
    description: profile.description ?? '',
    officeHours: WEEKDAYS.map(spanOf),
    awayUntil: profile.awayUntil ?? '',
    locale: profile.stripeLocale,
  }
}

/** The request body: only fields of the role, and no empty ones. */
export function changeOf(values: ProfileValues, isSpecialist: boolean): ProfileChange {
  const { specialistName, description, officeHours, awayUntil, ...rest } = values
  const common = { ...rest, ...contactOf(rest) }
  if (!isSpecialist) return { ...common, ...(specialistName && { specialistName }) }
  return {
    ...common,
    ...(description && { description }),
    officeHours: officeHours.flatMap(({ from, to }, index): OfficeHours =>
      from && to ? [{ weekday: index + 1, from, to }] : [],
    ),
    awayUntil: awayUntil || null,
  }
}
