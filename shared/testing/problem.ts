import { HttpResponse } from 'msw'

/** A refusal of the API (RFC 9457), as docs/contract.md describes it: with a `code`, and `errors` of form fields. */
export const problem = (
  status: number,
  code: string,
  more: { errors?: { field: string; code: string }[]; opensAt?: string; specialistName?: string } = {},
) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'Refused', status, code, ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
