import { DEFAULT_LOCALE, LOCALES } from '@kinora/limits'
import { Type } from 'typebox'

/** `locale=pl|en`; another is a 400 (docs/contract.md, "Conventions"). */
export const locale = Type.Enum([...LOCALES], { default: DEFAULT_LOCALE })

/** For calls that take nothing else: clients send the locale with each one, also where it decides nothing. */
export const LocaleQuery = Type.Object({ locale }, { additionalProperties: false })
