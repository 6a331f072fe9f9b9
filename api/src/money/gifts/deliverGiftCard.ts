import type { FastifyInstance } from 'fastify'
import { addDays, localTimeIn, type Queryable } from '../../platform/index.ts'
import { type GiftSecrets, giftSecretsOf } from './giftCodes.ts'
import { type DeliveredCard, lockPaid, markDelivered, replaceSecrets, selectDue } from './issueQueries.ts'
import { mailReceipt } from './mailReceipt.ts'

/** The one of delivery days. */
export const DELIVERY_TIME_ZONE = 'Europe/Warsaw'
const DELIVERED_AT_MINUTES = 9 * 60

/** The last day whose cards are to be delivered by now. `now` in milliseconds. */
function dueDay(now: number): string {
  const { day, minutes } = localTimeIn(DELIVERY_TIME_ZONE, now)
  return minutes >= DELIVERED_AT_MINUTES ? day : addDays(day, -1)
}

/** Mails a card to its recipient if it is time; once, and not if the order was paid back. `now` in milliseconds. */
export async function deliverGiftCard(
  app: FastifyInstance,
  tx: Queryable,
  orderId: string,
  now = Date.now(),
): Promise<void> {
  const card = await markDelivered(tx, orderId, dueDay(now))
  if (!card) return
  const made = app.config.authSecrets.map((secret) => giftSecretsOf(secret, orderId))
  const secrets =
    made.find(({ tokenHash }) => tokenHash === card.tokenHash) ?? giftSecretsOf(app.config.authSecrets[0], orderId)
  if (card.tokenHash !== secrets.tokenHash) await renew(app, tx, orderId, secrets)
  await app.mail.post(mailOf(orderId, card, secrets.code), tx)
}

function mailOf(orderId: string, card: DeliveredCard, code: string) {
  const { email: to, locale, giver, message, months, expiresAt, picture, pictureText } = card
  return {
    to,
    template: 'giftCard',
    locale,
    about: `giftCard:${orderId}`,
    values: {
      giver: giver ?? '',
      message,
      code,
      months: String(months),
      expiresAt,
      ...(picture && { picture, pictureText: pictureText ?? '' }),
    },
  } as const
}

/** AUTH_SECRET has changed since the order was paid: the card gets another code, and its giver another link. */
async function renew(app: FastifyInstance, tx: Queryable, orderId: string, secrets: GiftSecrets) {
  await replaceSecrets(tx, orderId, secrets)
  await mailReceipt(app, tx, { orderId, token: secrets.token, about: `giftReceipt:${orderId}:renewed` })
}

/** The job that delivers the cards which are due. */
export async function deliverDueCards(app: FastifyInstance, now = Date.now()): Promise<void> {
  for (const orderId of await selectDue(app.db, dueDay(now)))
    await app.db.transaction(async (tx) => {
      await lockPaid(tx, orderId)
      await deliverGiftCard(app, tx, orderId, now)
    })
}
