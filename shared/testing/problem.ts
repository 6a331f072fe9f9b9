import { HttpResponse } from 'msw'

/**
 * A refusal of the API (RFC 9457), as docs/contract.md describes it: with a `code`, and `errors` of form fields.
 * `retryAfter` is a header.
 */
export const problem = (
  status: number,
  code: string,
  {
    retryAfter,
    ...more
  }: {
    errors?: { field: string; code: string }[]
    opensAt?: string
    specialistName?: string
    retryAfter?: number
  } = {},
) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'Refused', status, code, ...more },
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
      },
    },
  )
