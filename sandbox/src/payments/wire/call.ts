import type { Provider } from '../provider/openProvider.ts'
import type { Read } from './parameters.ts'

/** A call of the API. `read` checks its parameters, so that nothing is done if they are wrong; `id` is the path's. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  read: (form: unknown) => (provider: Provider, id: string) => object
}

/** @param path with `:id`: `/v1/customers/:id` */
export const call = <T>(
  method: Call['method'],
  path: string,
  parameters: Read<T>,
  answer: (provider: Provider, parameters: T, id: string) => object,
): Call => ({
  method,
  path,
  read: (form) => {
    const values = parameters(form, '')
    return (provider, id) => answer(provider, values, id)
  },
})

/** A page of a list as Stripe answers it. */
export const listOf = <T>(url: string, page: { data: T[]; has_more: boolean }) => ({
  object: 'list' as const,
  data: page.data,
  has_more: page.has_more,
  url,
})

/** A whole list inside of an object. */
export const wholeList = <T>(url: string, data: T[]) => listOf(url, { data, has_more: false })
