import { newId, type Provider } from '../provider/openProvider.ts'
import type { Objects } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import { fields, needed, oneOf, paging } from '../wire/parameters.ts'

type Configuration = Objects['payment_method_configuration']

const URL = '/v1/payment_method_configurations'

/** The methods that the sandbox has. */
export const METHODS = ['card', 'blik', 'p24'] as const
export type Method = (typeof METHODS)[number]

const preference = fields({ display_preference: needed(fields({ preference: oneOf('on', 'off', 'none') })) })

/** Which methods of payment the account has switched on: docs.stripe.com/payments/payment-method-configurations. */
export const methodCalls = [
  call('GET', URL, fields(paging), (provider, page) => {
    accountMethods(provider)
    return listOf(URL, provider.store.list('payment_method_configuration', {}, page))
  }),
  call(
    'POST',
    `${URL}/:id`,
    fields({ card: preference, blik: preference, p24: preference }),
    (provider, params, id) => {
      accountMethods(provider)
      const changed: Configuration = { ...provider.store.named('payment_method_configuration', id) }
      for (const method of METHODS) {
        const chosen = params[method]?.display_preference.preference
        if (chosen) changed[method] = methodThatIs(chosen)
      }
      provider.store.put(changed)
      return changed
    },
  ),
]

/** The account's own configuration, with everything on, as long as nobody has changed it. */
function accountMethods({ store }: Provider): Configuration {
  const [present] = store.all('payment_method_configuration', {})
  if (present) return present
  const fresh: Configuration = {
    id: newId('pmc'),
    object: 'payment_method_configuration',
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
    ...Object.fromEntries(METHODS.map((method) => [method, methodThatIs('none')])),
  }
  store.put(fresh)
  return fresh
}

function methodThatIs(preference: 'on' | 'off' | 'none') {
  const value = preference === 'off' ? ('off' as const) : ('on' as const)
  return { available: value === 'on', display_preference: { overridable: null, preference, value } }
}

/** The methods that a checkout may offer. */
export function methodsOn(provider: Provider): Method[] {
  const configuration = accountMethods(provider)
  return METHODS.filter((method) => configuration[method]?.available)
}
