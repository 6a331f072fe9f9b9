/**
 * Where a process may die while a plan or a gift card is bought: before the text of the source that follows it. `isOften`:
 * also in `npm test`.
 */
type Point = { name: string; isOften?: true; buys: 'plan-1' | 'gift-1'; file: string; text: string }

export const POINTS: Point[] = [
  {
    name: 'an order is written',
    buys: 'plan-1',
    file: 'money/checkout/openCheckout.ts',
    text: "  if (order.state !== 'created' &&",
  },
  {
    name: 'a customer is made',
    buys: 'plan-1',
    file: 'money/checkout/customerOf.ts',
    text: '  const customer = await insertCustomer(',
  },
  {
    name: 'a page is made',
    isOften: true,
    buys: 'gift-1',
    file: 'money/checkout/openCheckout.ts',
    text: "  if (session?.status !== 'open' ||",
  },
  {
    name: 'a page is written down',
    buys: 'plan-1',
    file: 'money/checkout/openCheckout.ts',
    text: '  return session.url',
  },
  {
    name: 'a webhook has arrived',
    buys: 'plan-1',
    file: 'money/payments/receiveWebhook.ts',
    text: '    await receiveEvent(',
  },
  {
    name: 'an event is written',
    buys: 'plan-1',
    file: 'money/payments/receiveEvent.ts',
    text: '    if (isNew && about)',
  },
  {
    name: 'an event is kept',
    buys: 'gift-1',
    file: 'money/payments/receiveWebhook.ts',
    text: '    return { received: true }',
  },
  {
    name: 'an event is looked at',
    buys: 'plan-1',
    file: 'money/settlement/handleEvent.ts',
    text: '  const orderId = await',
  },
  {
    name: 'an order is read',
    buys: 'plan-1',
    file: 'money/settlement/settleOrder.ts',
    text: '    if (await writeIfUnchanged(',
  },
  {
    name: 'an order is settled',
    isOften: true,
    buys: 'plan-1',
    file: 'money/settlement/settleOrder.ts',
    text: '    return true',
  },
  {
    name: 'an event is handled',
    buys: 'gift-1',
    file: 'money/settlement/handleEvent.ts',
    text: '  await markHandled(',
  },
  { name: 'a card has its code', buys: 'gift-1', file: 'money/gifts/issueGiftCard.ts', text: '  await mailReceipt(' },
  {
    name: 'a code is used',
    isOften: true,
    buys: 'gift-1',
    file: 'money/gifts/activateGift.ts',
    text: '    await rewriteAccess(',
  },
]

export const dyingEdits = POINTS.map(({ name, file, text }) => ({
  file: `api/src/${file}`,
  text,
  without: `globalThis.dieAt('${name}');\n${text}`,
}))
