/** A refusal in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number
  readonly body: { type: string; message: string; code?: string; param?: string; decline_code?: string }

  constructor(status: number, body: StripeError['body']) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A request that cannot be done; `code` as in docs.stripe.com/error-codes. */
export const invalid = (message: string, param?: string, code?: string) =>
  new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  })

/** Nothing has this id: 404 for the object of the address itself, 400 for one that a parameter names. */
export const missing = (what: string, id: string, param: string, status = param === 'id' ? 404 : 400) =>
  new StripeError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })
