import { invalid } from './StripeError.ts'

/** Reads a value of a form, which is a text, list or object. `name` is the parameter as in errors: `items[0][id]`. */
export type Read<T> = (value: unknown, name: string) => T
type Needed<T> = Read<T> & { needed: true }
type Fields = Record<string, Read<unknown>>
type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Needed<infer T> ? T : F[Name] extends Read<infer T> ? T | undefined : never
}

/** Reads an object with these fields, all optional unless `needed`. Refuses others. */
export const fields =
  <F extends Fields>(readers: F): Read<Values<F>> =>
  (value, name) => {
    if (!isObject(value)) throw invalid(`Invalid object`, name)
    const full = (field: string) => (name ? `${name}[${field}]` : field)
    for (const field of Object.keys(value))
      if (!Object.hasOwn(readers, field))
        throw invalid(`Received unknown parameter: ${full(field)}`, full(field), 'parameter_unknown')
    const entries = Object.entries(readers).map(([field, read]) => {
      if (value[field] !== undefined) return [field, read(value[field], full(field))]
      if ('needed' in read) throw invalid(`Missing required param: ${full(field)}.`, full(field), 'parameter_missing')
      return [field, undefined]
    })
    return Object.fromEntries(entries)
  }

/** The reader of a parameter that has to be there. */
export const needed = <T>(read: Read<T>): Needed<T> =>
  Object.assign((value: unknown, name: string) => read(value, name), { needed: true as const })

export const text: Read<string> = (value, name) => {
  if (typeof value !== 'string') throw invalid('Invalid string', name)
  if (value === '') throw invalid(`You passed an empty string for '${name}'.`, name, 'parameter_invalid_empty')
  if (value.length > 5000) throw invalid(`Invalid string: ${name} is too long`, name, 'parameter_invalid_string_long')
  return value
}

/** A text that may be emptied, which is null. */
export const emptiable: Read<string | null> = (value, name) => (value === '' ? null : text(value, name))

export const integer: Read<number> = (value, name) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${String(value)}`, name, 'parameter_invalid_integer')
  return Number(value)
}

export const atLeast =
  (least: number, most = Number.MAX_SAFE_INTEGER): Read<number> =>
  (value, name) => {
    const number = integer(value, name)
    if (number < least || number > most)
      throw invalid(`Invalid integer: ${number} has to be from ${least} to ${most}`, name, 'parameter_invalid_integer')
    return number
  }

export const decimal: Read<number> = (value, name) => {
  if (typeof value !== 'string' || !/^\d{1,12}(\.\d{1,12})?$/.test(value)) throw invalid('Invalid decimal', name)
  return Number(value)
}

export const flag: Read<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${String(value)}`, name)
  return value === 'true'
}

export const oneOf =
  <const T extends string>(...allowed: T[]): Read<T> =>
  (value, name) => {
    const choice = allowed.find((one) => one === value)
    if (choice === undefined) throw invalid(`Invalid ${name}: must be one of ${allowed.join(', ')}`, name)
    return choice
  }

export const list =
  <T>(read: Read<T>): Read<T[]> =>
  (value, name) => {
    if (value === '') return []
    const items = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : undefined
    if (!items) throw invalid('Invalid array', name)
    return items.map((item, index) => read(item, `${name}[${index}]`))
  }

/** Notes of the client. An empty text removes one, or, instead of the whole, all. */
export const metadata: Read<Record<string, string>> = (value, name) => {
  if (value === '') return {}
  if (!isObject(value) || Object.keys(value).length > 50) throw invalid('Invalid metadata', name)
  return Object.fromEntries(
    Object.entries(value).map(([key, note]) => {
      if (typeof note !== 'string' || note.length > 500 || key.length > 40)
        throw invalid('Metadata has texts of at most 500 characters, and names of at most 40', `${name}[${key}]`)
      return [key, note]
    }),
  )
}

/** The notes after a change: an empty text has removed one. */
export const changedMetadata = (
  before: Record<string, string> | null,
  change: Record<string, string> | undefined,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, note]) => note !== ''))

const RANGE = fields({ gt: integer, gte: integer, lt: integer, lte: integer })
export type Range = {
  gt?: number | undefined
  gte?: number | undefined
  lt?: number | undefined
  lte?: number | undefined
}

/** A time, or a range of it. */
export const range: Read<Range> = (value, name) => {
  if (typeof value !== 'string') return RANGE(value, name)
  const at = integer(value, name)
  return { gte: at, lte: at }
}

/** What every list takes. */
export const paging = { limit: atLeast(1, 100), starting_after: text, ending_before: text }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
