/** The bodies of the control calls. */

const text = { type: 'string' }
const times = { type: 'integer', minimum: 1 }
const ms = { type: 'integer', minimum: 0 }
const only = (required: string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})
const oneOf = (...names: string[]) => ({ enum: names })

export const FAULTS = {
  type: 'array',
  items: only(['how', 'times'], {
    how: oneOf('error', 'keptError', 'lost', 'hang', 'slow'),
    times,
    method: text,
    path: text,
    ms,
  }),
}
export const WEBHOOK_FAULTS = {
  type: 'array',
  items: only(['how', 'times'], {
    how: oneOf('drop', 'duplicate', 'delay', 'hold', 'wrongSecret', 'stale'),
    times,
    type: text,
    ms,
  }),
}
export const RELEASE = only(['order'], { order: oneOf('first', 'last') })
export const CLOCK = only(['seconds'], { seconds: { type: 'integer', minimum: 1 } })
export type Pay = { card?: string; email?: string }
export const PAY = only([], { card: { type: 'string', pattern: '^\\d{16}$' }, email: text })
export const SETTLE = only(['succeeds'], { succeeds: { type: 'boolean' } })
export const CLOSE = only(['outcome'], { outcome: oneOf('won', 'lost') })
