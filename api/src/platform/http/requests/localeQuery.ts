import { DEFAULT_LOCALE, LOCALES } from '@kinora/limits'
import { Type } from 'typebox'

/** `locale=pl|en`; another is a 400 (docs/contract.md, "Conventions"). */
export const locale = Type.Enum([...LOCALES], { default: DEFAULT_LOCALE })

/** For calls without other parameters: clients send the locale with every call, even where it has no effect. */
export const LocaleQuery = Type.Object({ locale }, { additionalProperties: false })
