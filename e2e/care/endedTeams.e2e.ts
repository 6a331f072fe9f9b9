import type { Product } from '../../tools/product/startProduct.ts'
import { thorough } from '../../tools/setup/thorough.js'
import { letters } from '../support/letters.ts'
import { PASSWORD } from '../support/people.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { openSide, type Pair, team, tellPain, write } from '../support/twoSides.ts'

/** After how long what is over is seen nowhere. Only the long form, which has the machine to itself, asserts it. */
const WITHIN_MS = thorough(5_000, 60_000)

/** What ends the team; who has left is on no page of the other any more. The first is in the short form. */
const ENDS: Record<string, (pair: Pair, product: Product) => Promise<unknown>> = {
  'the member leaves': ({ beata }) => beata.call('DELETE', '/team'),
  'the specialist removes the member': ({ beata, katarzyna }) => katarzyna.call('DELETE', `/team/member/${beata.id}`),
  'the member withdraws consent': ({ beata }) =>
    beata.call('POST', '/user/me/consents', { data: { kind: 'health', isGiven: false } }),
  'the member deletes their account': async ({ beata }, product) => {
    await beata.call('DELETE', '/user/me', { password: PASSWORD })
    const text = await letters(product, beata.email).textOf('Potwierdź usunięcie konta')
    await beata.call('DELETE', '/user/me', { code: /(?<=code=)[\w-]+/.exec(text)![0] })
  },
}

for (const [index, [name, end]] of Object.entries(ENDS).entries()) {
  test(`what is over is over: ${name}`, index ? THOROUGH : {}, async ({ browser, product }) => {
    test.slow()
    const pair = await team(product, `beata.over${index}@example.org`)
    const { beata, katarzyna } = pair
    await tellPain(pair, 8)
    await write(beata, katarzyna, 'Kolano puchnie od wczoraj.')
    const member = `/profile/my-team/member/${beata.id}`
    const desk = await openSide(browser, product, katarzyna, [
      `/profile/my-team?search=${encodeURIComponent(beata.email)}`,
      `${member}?showMessages`,
      `${member}/report`,
      ...thorough([`${member}/path`, `${member}/add-video`, `${member}/card`], []),
    ])
    const home = await openSide(browser, product, beata, [
      '/profile/my-path',
      ...thorough(['/profile/my-state', '/profile/data'], []),
    ])
    for (const page of desk.pages) expect(await page.locator('body').innerText()).toMatch(/Olszyna|Beata|Kolano/)

    await end(pair, product)
    const begun = Date.now()
    const left = () => Math.max(1, begun + WITHIN_MS - Date.now())
    for (const page of desk.pages) {
      const held = async () => (await page.title()) + (await page.locator('body').innerText())
      await expect.poll(held, { timeout: left(), intervals: [100] }).not.toMatch(/Olszyna|Beata|beata\.over|Kolano/)
    }
    for (const page of home.pages)
      await expect(page.getByRole('complementary').getByText('Katarzyna')).toBeHidden({ timeout: left() })
    await Promise.all([desk.context.close(), home.context.close()])
  })
}
