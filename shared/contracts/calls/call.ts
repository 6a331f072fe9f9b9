import type { TSchema } from 'typebox'
import type { EventKind } from '../event.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/**
 * `query` has the parameters that browsers send, by their names in the address; the locale is sent with every call.
 * `answer` is what a call answers on the wire; one without has no body (204). `oldBy` are the events of its reader after
 * which an answer is out of date: the API says so with each, and browsers read it again (decision 054).
 */
export type Call = { query?: TSchema; body?: TSchema; answer?: TSchema; oldBy?: readonly EventKind[] }
export type Calls = Partial<Record<`${Method} /${string}`, Call>>
