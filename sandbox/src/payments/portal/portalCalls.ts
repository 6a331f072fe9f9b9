import { newId } from '../provider/openProvider.ts'
import type { Objects } from '../provider/stored.ts'
import { call } from '../wire/call.ts'
import { configurationOf } from './configurationCalls.ts'
import { fields, needed, oneOf, text } from '../wire/parameters.ts'

export const portalCalls = [
  call(
    'POST',
    '/v1/billing_portal/sessions',
    fields({
      customer: needed(text),
      return_url: text,
      locale: oneOf('pl', 'en', 'auto'),
      configuration: text,
      flow_data: fields({
        type: needed(oneOf('payment_method_update', 'subscription_cancel', 'subscription_update')),
        subscription_cancel: fields({ subscription: needed(text) }),
        subscription_update: fields({ subscription: needed(text) }),
      }),
    }),
    (provider, params) => {
      const { customer } = params
      provider.store.named('customer', customer, 'customer')
      const configuration = configurationOf(provider, params.configuration)
      const id = newId('bps')
      const session: Objects['billing_portal.session'] = {
        id,
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: provider.timeFor(customer),
        customer,
        customer_account: null,
        flow: params.flow_data
          ? {
              after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
              customer_update: null,
              subscription_cancel: params.flow_data.subscription_cancel
                ? { retention: null, subscription: params.flow_data.subscription_cancel.subscription }
                : null,
              subscription_pause: null,
              subscription_update: params.flow_data.subscription_update ?? null,
              subscription_update_confirm: null,
              type: params.flow_data.type,
            }
          : null,
        livemode: false,
        locale: params.locale ?? null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${provider.pagesUrl}/p/${id}`,
      }
      provider.store.put(session)
      return session
    },
  ),
]
