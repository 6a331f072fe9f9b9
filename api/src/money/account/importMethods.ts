import type { Stripe } from 'stripe'

/** What the terms name. Which of them a checkout offers is said with each. */
const METHODS = ['card', 'blik', 'p24'] as const
type Method = (typeof METHODS)[number]

/** `off`: switched off in the account. `unavailable`: on, and the account may not use it yet. */
type Methods = { off: Method[]; unavailable: Method[] }

/** Switches the methods of payment on that the terms name. @returns those that were off, and those that stay missing */
export async function importMethods(stripe: Stripe): Promise<{ turnedOn: Method[]; missing: Method[] }> {
  const { id, off } = await findMissingMethods(stripe)
  if (!id) return { turnedOn: [], missing: [...METHODS] }
  if (off.length > 0) {
    const on = { display_preference: { preference: 'on' as const } }
    await stripe.paymentMethodConfigurations.update(id, Object.fromEntries(off.map((method) => [method, on])))
  }
  const left = await findMissingMethods(stripe)
  return { turnedOn: off.filter((method) => !left.off.includes(method)), missing: [...left.off, ...left.unavailable] }
}

/** The methods that nobody could pay with, in the account's own configuration; `id` is null where it has none. */
export async function findMissingMethods(stripe: Stripe): Promise<Methods & { id: string | null }> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 })
  const configuration = data.find(({ is_default, parent }) => is_default && parent === null)
  if (!configuration) return { id: null, off: [...METHODS], unavailable: [] }
  const isOn = (method: Method) => configuration[method]?.display_preference.value === 'on'
  const off = METHODS.filter((method) => !isOn(method))
  const unavailable = METHODS.filter((method) => isOn(method) && !configuration[method]?.available)
  return { id: configuration.id, off, unavailable }
}
