import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import en from '../../mfe-team/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-team/src/locales/pl.json' with { type: 'json' }
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { sheetsOf, smallestType } from '../support/paper.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = { pl: { prefix: '', words: pl }, en: { prefix: '/en', words: en } }
/** What hangs on a wall is read from a mat. */
const CARD_PT = 14
const MEMBER = 'Maria Wrzosiec'

for (const [locale, { prefix, words }] of inTurn('pl', LANGUAGES)) {
  test(
    `a specialist edits a path by keyboard, and two tabs end in one order: ${locale}`,
    THOROUGH,
    async ({ page, product }) => {
      test.slow()
      const { press, reach } = walk(page)
      const { card, edit, list, pane, path } = words
      const parts = (of: Page) => {
        const items = of.getByRole('region', { name: edit.items.title, exact: true })
        return {
          handles: items.getByRole('button', { name: said(edit.drag.handle) }),
          removals: items.getByRole('button', { name: said(edit.remove) }),
          order: () => items.getByRole('heading', { level: 3 }).allTextContents(),
          save: of.getByRole('button', { name: said(edit.save) }),
          saved: of.getByText(said(edit.saved)),
        }
      }
      const here = parts(page)

      await test.step('from the team to the path', async () => {
        await signIn(page, product, accounts.specialist, `${prefix}/profile/my-team`)
        await expect(page.getByRole('region', { name: list.label })).toBeVisible()
        await press(page.getByRole('link', { name: MEMBER, exact: true }))
        await press(page.getByRole('link', { name: said(pane.page) }))
        await press(page.getByRole('link', { name: said(path.edit) }))
        await expect(here.handles.first()).toBeVisible()
        await expect(page.getByRole('list', { name: said(edit.week.title) }).getByRole('listitem')).toHaveCount(7)
        await expectScreenAccessible(page)
      })
      const [first, second, third, ...others] = await here.order()

      await test.step('the keyboard takes the first program one place down', async () => {
        await reach(here.handles.first())
        await page.keyboard.press('Space')
        await expect(page.getByText(said(edit.drag.picked))).toBeAttached()
        // The library measures the list after it has announced the start: an arrow that comes before does nothing.
        await expect(async () => {
          await page.keyboard.press('ArrowDown')
          await expect(page.getByText(said(edit.drag.over))).toBeAttached({ timeout: 5_000 })
        }).toPass()
        await page.keyboard.press('Space')
        await expect.poll(here.order).toEqual([second, first, third, ...others])
        await expect(here.handles.nth(1)).toBeFocused()
      })

      await test.step('a draft survives a reload', async () => {
        await page.reload()
        await expect.poll(here.order).toEqual([second, first, third, ...others])
      })

      const otherTab = await page.context().newPage()
      const there = parts(otherTab)
      await test.step('another tab drags the third program to the top, and saves', async () => {
        await otherTab.goto(page.url())
        await expect.poll(there.order).toEqual([first, second, third, ...others])
        await there.handles.nth(2).scrollIntoViewIfNeeded()
        const [from, to] = [await there.handles.nth(2).boundingBox(), await there.handles.first().boundingBox()]
        await otherTab.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2)
        await otherTab.mouse.down()
        const top = otherTab.getByText(said(edit.drag.over.replace('{{place}}', '1')))
        await expect(async () => {
          await otherTab.mouse.move(to!.x + to!.width / 2, from!.y - 8)
          await otherTab.mouse.move(to!.x + to!.width / 2, to!.y, { steps: 12 })
          await expect(top).toBeAttached({ timeout: 5_000 })
        }).toPass()
        await otherTab.mouse.up()
        await expect.poll(there.order).toEqual([third, first, second, ...others])
        await there.save.click()
        await expect(there.saved).toBeVisible()
      })

      await test.step('the first tab hears of it, and adds its own change', async () => {
        await expect(page.getByRole('heading', { name: said(edit.conflict.path) })).toBeVisible()
        await expectAccessible(page)
        await press(page.getByRole('button', { name: said(edit.conflict.mine) }))
        await press(here.save)
        await expect(here.saved).toBeVisible()
        await expect.poll(there.order).toEqual(await here.order())
        await otherTab.close()
      })

      await test.step('the card is printed in large type, without a program on two pages', async () => {
        await press(page.getByRole('link', { name: said(card.link) }))
        const sheet = page.getByRole('article', { name: said(card.title) })
        await expect(sheet.getByRole('img').last()).toBeVisible()
        await expectScreenAccessible(page)
        expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
        expect(await smallestType(sheet)).toBeGreaterThanOrEqual(CARD_PT)
      })
    },
  )
}
