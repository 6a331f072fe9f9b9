import type { GiftTemplate, Product, SubscriptionPlan } from '@kinora/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onOneDatabase } from '../../../testing/database/databases.ts'
import { useApp } from '../../../testing/startApp.ts'
import { until } from '../../../testing/until.ts'

const NBSP = '\u00a0'

onOneDatabase((create) => {
  const running = useApp(create)
  const get = async <Data>(url: string) => (await running.app.inject(`/api${url}`)).json<{ data: Data }>().data

  test("plans are sorted by length, with prices in each language's format", async () => {
    const displays = async (locale: string) =>
      (await get<SubscriptionPlan[]>(`/subscriptions?locale=${locale}`)).map(
        ({ name, priceDisplay, pricePerMonthDisplay }) => [name, priceDisplay, pricePerMonthDisplay],
      )
    assert.deepEqual(await displays('pl'), [
      ['Miesiąc', `49${NBSP}zł`, `49${NBSP}zł`],
      ['Trzy miesiące', `129${NBSP}zł`, `43${NBSP}zł`],
      ['Rok', `399${NBSP}zł`, `33,25${NBSP}zł`],
    ])
    assert.deepEqual(await displays('en'), [
      ['Month', `PLN${NBSP}49`, `PLN${NBSP}49`],
      ['Three months', `PLN${NBSP}129`, `PLN${NBSP}43`],
      ['Year', `PLN${NBSP}399`, `PLN${NBSP}33.25`],
    ])
  })

  test('a plan has all that its card shows, and its lookup key', async () => {
    const [, plan] = await get<SubscriptionPlan[]>('/subscriptions?locale=en')
    assert.deepEqual(plan, {
      id: plan?.id,
      name: 'Three months',
      lookupKey: 'plan-3',
      months: 3,
      price: { amount: 12_900, currency: 'PLN' },
      priceDisplay: `PLN${NBSP}129`,
      pricePerMonthDisplay: `PLN${NBSP}43`,
      isMostChosen: true,
      description: { title: 'Three months title', options: ['Three months option'] },
    })
  })

  test('gift cards have a list of their own, and the products are plans and gift cards', async () => {
    const [gift, ...others] = await get<Product[]>('/gift-subscriptions')
    assert.deepEqual(others, [])
    assert.deepEqual(
      [gift?.lookupKey, gift?.priceDisplay, gift?.description.title],
      ['gift-1', `49,50${NBSP}zł`, 'Karta tytuł'],
    )
    const all = await get<Product[]>('/products')
    assert.deepEqual(
      all.map(({ kind, lookupKey }) => `${kind} ${lookupKey}`),
      ['subscription plan-1', 'subscription plan-3', 'subscription plan-12', 'gift gift-1'],
    )
  })

  test('a gift template has a name, and a picture that can be loaded', async () => {
    const [template] = await get<GiftTemplate[]>('/gift-templates?locale=en')
    const small = template?.image.formats.small
    assert.deepEqual(
      [template?.name, template?.image.alternativeText, small?.width, small?.height],
      ['Leaves', 'A sprig', 600, 375],
    )
    const picture = await running.app.inject(small?.url ?? '')
    assert.deepEqual(
      [picture.statusCode, picture.body, picture.headers['content-type']],
      [200, 'a gift card', 'image/webp'],
    )
    assert.match(String(picture.headers['cache-control']), /immutable/)
  })

  test('another locale or parameter is refused', async () => {
    for (const url of ['subscriptions', 'gift-subscriptions', 'gift-templates', 'products']) {
      for (const query of ['locale=de', 'sort=price'])
        assert.equal((await running.app.inject(`/api/${url}?${query}`)).statusCode, 400, url)
    }
  })

  test('answers are cached until a product changes, whoever changes it', async () => {
    const first = await running.app.inject('/api/subscriptions')
    const again = await running.app.inject({
      url: '/api/subscriptions',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    assert.equal(again.statusCode, 304)
    const version = running.app.content.version()
    await running.app.db.rows("update products set amount = 5900 where lookup_key = 'plan-1'")
    await until('the content has a new version', () => running.app.content.version() !== version)
    const [plan] = await get<SubscriptionPlan[]>('/subscriptions')
    assert.equal(plan?.priceDisplay, `59${NBSP}zł`)
  })
})
