import { couponCalls } from '../catalog/couponCalls.ts'
import { priceCalls } from '../catalog/priceCalls.ts'
import { productCalls } from '../catalog/productCalls.ts'
import { customerCalls } from '../billing/customerCalls.ts'
import { invoiceCalls } from '../billing/invoiceCalls.ts'
import { paymentCalls } from '../billing/paymentCalls.ts'
import { subscriptionCalls } from '../billing/subscriptionCalls.ts'
import { sessionCalls } from '../checkout/sessionCalls.ts'
import { configurationCalls } from '../portal/configurationCalls.ts'
import { portalCalls } from '../portal/portalCalls.ts'
import { methodCalls } from '../account/methodCalls.ts'
import { taxCalls } from '../account/taxCalls.ts'
import { clockCalls } from '../provider/clockCalls.ts'
import { endpointCalls } from '../webhooks/endpointCalls.ts'
import { eventCalls } from '../webhooks/eventCalls.ts'
import type { Call } from './call.ts'

/** The part of Stripe's API that the sandbox has. Everything else is refused as an unknown address. */
export const CALLS: Call[] = [
  ...productCalls,
  ...priceCalls,
  ...couponCalls,
  ...customerCalls,
  ...sessionCalls,
  ...subscriptionCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...configurationCalls,
  ...portalCalls,
  ...eventCalls,
  ...endpointCalls,
  ...methodCalls,
  ...taxCalls,
  ...clockCalls,
]
