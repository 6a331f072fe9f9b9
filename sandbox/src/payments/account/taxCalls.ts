import { newId, type Provider } from '../provider/openProvider.ts'
import type { Invoice, Objects } from '../provider/stored.ts'
import { call, listOf } from '../wire/call.ts'
import { emptiable, fields, integer, needed, oneOf, paging, text } from '../wire/parameters.ts'
import { invalid } from '../wire/StripeError.ts'

type Settings = Objects['tax.settings']
type Registration = Objects['tax.registration']

const SETTINGS = '/v1/tax/settings'
const REGISTRATIONS = '/v1/tax/registrations'

const address = fields({
  country: needed(text),
  city: emptiable,
  line1: emptiable,
  line2: emptiable,
  postal_code: emptiable,
  state: emptiable,
})
const standard = fields({ place_of_supply_scheme: needed(oneOf('standard', 'small_seller')) })
const european = fields({ type: needed(oneOf('standard', 'oss_union', 'oss_non_union', 'ioss')), standard })

/** Where the account is at home and pays tax: docs.stripe.com/tax/settings-api. */
export const taxCalls = [
  call('GET', SETTINGS, fields({}), (provider) => taxSettings(provider)),
  call('POST', SETTINGS, fields({ head_office: fields({ address: needed(address) }) }), (provider, { head_office }) => {
    const office = head_office && { address: { ...NOWHERE, ...withoutUndefined(head_office.address) } }
    const before = taxSettings(provider)
    const changed: Settings = office
      ? { ...before, head_office: office, status: 'active', status_details: { active: {} } }
      : before
    provider.store.setSetting('tax', changed)
    return changed
  }),
  call(
    'POST',
    REGISTRATIONS,
    fields({
      active_from: needed((value, name) => (value === 'now' ? 'now' : integer(value, name))),
      country: needed(text),
      country_options: needed(fields({ pl: european })),
      expires_at: integer,
    }),
    ({ store, timeOf }, { active_from, country, country_options, expires_at }) => {
      const { pl } = country_options
      if (country !== 'PL' || !pl) throw invalid('The sandbox registers in Poland alone.', 'country')
      const at = timeOf(null)
      const registration: Registration = {
        id: newId('taxreg'),
        object: 'tax.registration',
        active_from: typeof active_from === 'number' ? active_from : at,
        country,
        country_options: { pl: pl.standard ? { type: pl.type, standard: pl.standard } : { type: pl.type } },
        created: at,
        expires_at: expires_at ?? null,
        livemode: false,
        status: typeof active_from === 'number' && active_from > at ? 'scheduled' : 'active',
      }
      store.put(registration)
      return registration
    },
  ),
  call(
    'GET',
    REGISTRATIONS,
    fields({ ...paging, status: oneOf('active', 'all', 'expired', 'scheduled') }),
    ({ store }, { status, ...page }) =>
      listOf(REGISTRATIONS, store.list('tax.registration', { status: status === 'all' ? undefined : status }, page)),
  ),
]

const NOWHERE = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
const withoutUndefined = (values: object): Partial<typeof NOWHERE> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const taxSettings = ({ store }: Provider): Settings =>
  store.setting<Settings>('tax') ?? {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
    head_office: null,
    livemode: false,
    status: 'pending',
    status_details: { pending: { missing_fields: ['head_office'] } },
  }

/** The Polish rate, in percent, and its id. */
const RATE = 23
const TAX_RATE = 'txr_vat_pl'

/**
 * The tax in an amount that includes it. Where the account is not registered it is reckoned as nothing:
 * docs.stripe.com/tax/zero-tax.
 */
export function taxIn({ store }: Provider, amount: number): number {
  if (store.all('tax.registration', { status: 'active' }).length === 0) return 0
  return amount - Math.round((amount * 100) / (100 + RATE))
}

/** The tax of an invoice, or of its line, as they say it: docs.stripe.com/api/invoices/object. */
export function taxesIn(provider: Provider, amount: number): NonNullable<Invoice['total_taxes']> {
  const tax = taxIn(provider, amount)
  return [
    {
      amount: tax,
      tax_behavior: 'inclusive',
      tax_rate_details: tax > 0 ? { tax_rate: TAX_RATE } : null,
      taxability_reason: tax > 0 ? 'standard_rated' : 'not_collecting',
      taxable_amount: amount - tax,
      type: 'tax_rate_details',
    },
  ]
}
