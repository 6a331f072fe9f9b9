import { parse } from 'qs'
import { PARAMETERS_MAX } from './inputGuard.ts'

/**
 * Parses Strapi's query syntax: `filters[levels][id][$in][0]=2`. Beyond the limits of depth and list length the result
 * does not match the schema; objects have no prototype, so `toString` is an unknown name like any other.
 */
export const parseQuery = (text: string) =>
  parse(text, { depth: 5, arrayLimit: 20, parameterLimit: PARAMETERS_MAX + 1, plainObjects: true })
