import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { Type } from 'typebox'
import { ApiProblem, problemResponses } from '../../platform/index.ts'
import { requirePayments } from './Payments.ts'
import { receiveEvent } from './receiveEvent.ts'

/** In seconds, for clocks that differ; older deliveries may be somebody's who has recorded them. */
const TOLERANCE_S = 300
/** More than the provider sends to one account of our size. */
const LIMIT = { max: 3_000, seconds: 60 }

const refused = () => new ApiProblem(400, 'payments.wrongSignature')

/** Events of the payment provider. They are stored and answered at once; a job handles them. */
export const receiveWebhook: FastifyPluginAsyncTypebox = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const schema = {
    summary: "Events of the payment provider, with its signature over the body's bytes",
    description:
      '400 `payments.wrongSignature`, and `payments.otherMode` for a test event in production or the reverse.',
    response: { 200: Type.Object({ received: Type.Literal(true) }), ...problemResponses(503) },
  }
  const config = { policy: { who: 'link' }, limit: LIMIT } as const
  app.post('/stripe/webhook', { schema, config }, async ({ body, headers, log }) => {
    const event = verified(app, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(headers['stripe-signature']))
    if (event.livemode !== app.config.payments.isLive) {
      log.error({ event: event.id, livemode: event.livemode }, 'payments.otherMode')
      throw new ApiProblem(400, 'payments.otherMode')
    }
    await receiveEvent(app, event)
    return { received: true } as const
  })
}

/** While secrets are changed, two of them count. */
function verified(app: FastifyInstance, body: Buffer, signature: string): Stripe.Event {
  const { stripe } = requirePayments(app)
  const { payments } = app.config
  for (const secret of payments.kind === 'off' ? [] : payments.webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw refused()
    }
  }
  throw refused()
}
