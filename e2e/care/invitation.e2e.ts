import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accounts } from '@kinora/demo'
import type { Page } from '@playwright/test'
import account from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import team from '../../mfe-team/src/locales/pl.json' with { type: 'json' }
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { letters } from '../support/letters.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { walk } from '../support/walk.ts'

/** The refusal of the used link is logged to the console. */
test.use({ mayComplain: true })

const EMAIL = 'zofia.lis@example.org'
const PASSWORD = 'lampa wiosna rower'
const INVITATIONS = '/profile/my-team/invitation'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name: said(name) })
const link = (page: Page, name: string) => main(page).getByRole('link', { name: said(name) })
const row = (page: Page) => main(page).getByRole('listitem').filter({ hasText: EMAIL })

test(
  'a specialist invites somebody, who signs up, accepts, and is in the team',
  THOROUGH,
  async ({ page, browser, product }) => {
    test.slow()
    const inbox = letters(product, EMAIL)
    let address = ''

    await test.step('the specialist invites', async () => {
      await signIn(page, product, accounts.specialist, INVITATIONS)
      const { press, write } = walk(page)
      await write(main(page).getByLabel(said(team.invite.email)), EMAIL)
      await write(main(page).getByLabel(said(team.invite.lastName)), 'Lis')
      await press(main(page).getByRole('checkbox', { name: said(team.invite.confirmed) }), 'Space')
      await press(button(page, team.invite.send))
      await expect(row(page)).toContainText(team.invitations.state.sent)
      await expectScreenAccessible(page)
      address = await inbox.next('Katarzyna Szałwia zaprasza Cię do swojego zespołu')
      expect(address).toMatch(/\/invitation#[\w-]{43}$/)
    })

    await test.step('a program that checks mails does not open it', async () => {
      for (const method of ['GET', 'HEAD']) expect((await fetch(address, { method })).status).toBe(200)
      await page.reload()
      await expect(row(page)).toContainText(team.invitations.state.sent)
    })

    const context = await browser.newContext()
    const there = await context.newPage()

    await test.step('a visitor opens the link, and signs up', async () => {
      await there.goto(address)
      await expect(there.getByRole('heading', { level: 1, name: said(team.answer.from) })).toBeVisible()
      await expect(there.getByText('z•••@e•••.org')).toBeVisible()
      await expectAccessible(there)
      await link(there, team.answer.signUp).click()
      const { field, gender, consent, signUp } = account
      const write = async (texts: [string, string][]) => {
        for (const [label, text] of texts) await main(there).getByLabel(said(label)).fill(text)
      }
      const next = () => button(there, signUp.next).click()
      await write([
        [field.email, EMAIL],
        [field.password, PASSWORD],
        [field.passwordConfirmation, PASSWORD],
      ])
      await next()
      await write([
        [field.firstName, 'Zofia'],
        [field.lastName, 'Lis'],
        [field.age, '67'],
      ])
      await there.getByRole('radio', { name: said(gender.female) }).check()
      await next()
      await write([
        [field.phoneNumber, '501 234 567'],
        [field.streetAddress, 'Lipowa 4'],
        [field.postCode, '20-020'],
        [field.city, 'Lublin'],
      ])
      await next()
      for (const name of [consent.terms, consent.privacy, consent.health])
        await there.getByRole('checkbox', { name: said(name) }).check()
      await button(there, signUp.submit).click()
    })

    await test.step('and accepts', async () => {
      await expect(there).toHaveURL(address)
      await button(there, team.answer.accept).click()
      await expect(there.getByText(said(team.invitationAccepted))).toBeVisible()
      await expect(there).toHaveURL(`${product.origin}/`)
      await there.goto(address)
      await expect(there.getByRole('heading', { name: said(team.answer.end.used.title) })).toBeVisible()
      await context.close()
    })

    await test.step('the specialist sees it, and the member', async () => {
      await page.goto(INVITATIONS)
      await expect(row(page)).toContainText(team.invitations.state.accepted)
      await row(page).getByRole('link').click()
      await expect(page.getByText(EMAIL).first()).toBeVisible()
      await page.getByRole('link', { name: said(team.breadcrumb['my-team']) }).click()
      await page.getByRole('searchbox').fill('zofia')
      await expect(link(page, 'Zofia Lis')).toBeVisible()
    })

    await test.step('the token is in no log', () => {
      const folder = join(product.home, 'logs')
      const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
      expect(logs.join('')).toContain('/api/invitation/')
      expect(logs.join('')).not.toContain(new URL(address).hash.slice(1))
    })
  },
)
