import type { MessagePage } from '@kinora/contracts'
import { accounts } from '@kinora/demo'
import type { Locator, Page } from '@playwright/test'
import enAccount from '../../mfe-account/src/locales/en.json' with { type: 'json' }
import plAccount from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import enShell from '../../shell/src/locales/en.json' with { type: 'json' }
import plShell from '../../shell/src/locales/pl.json' with { type: 'json' }
import en from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import { expectAccessible, expectScreenAccessible } from '../support/expectAccessible.ts'
import { keptBrowser } from '../support/keptBrowser.ts'
import { inTurn } from '../support/languages.ts'
import { signedIn } from '../support/people.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = {
  pl: {
    prefix: '',
    words: pl.messages,
    shell: plShell,
    account: plAccount,
    link: /^Wiadomości ?, 1 nowa$/,
    said: {
      first: 'Jak biodro po wczorajszym spacerze?',
      second: 'Na schodach proszę zacząć od zdrowej nogi.',
      reply: 'Lepiej, dziękuję. Spróbuję tak na schodach.',
      draft: 'A czy mogę już',
    },
  },
  en: {
    prefix: '/en',
    words: en.messages,
    shell: enShell,
    account: enAccount,
    link: /^Messages ?, 1 new$/,
    said: {
      first: 'How is the hip after your walk?',
      second: 'On stairs, begin with the good leg.',
      reply: 'Better, thank you. I will try that on the stairs.',
      draft: 'And may I already',
    },
  },
}

let talk: Awaited<ReturnType<typeof conversation>>
test.beforeAll(async ({ product }) => {
  talk = await conversation(product)
})

/** The member and the specialist, as the API knows their conversation. */
async function conversation(product: Product) {
  const [anna, katarzyna] = await Promise.all([
    signedIn(product, accounts.member),
    signedIn(product, accounts.specialist),
  ])
  const all = async () => (await katarzyna.call<MessagePage>('GET', `/message/${anna.id}?limit=100`)).data
  const unread = (await all()).filter(({ receiverId, isRead }) => receiverId === anna.id && !isRead)
  if (unread.length > 0) await anna.call('POST', `/message/status/${unread.map(({ id }) => id).join()}`)
  return {
    /** The specialist writes. */
    say: (content: string) => katarzyna.call('POST', '/message', { receiverId: anna.id, content }),
    /** The messages with these words, the newest first. */
    find: async (...contents: string[]) => (await all()).filter(({ content }) => contents.includes(content)),
    /** The specialist reads a message. */
    read: async (id: number) => katarzyna.call('POST', `/message/status/${id}`),
  }
}

const entry = (place: Locator, text: string) => place.getByRole('listitem').filter({ hasText: text })

/** The member's messages on a page. */
function messagesOn(page: Page, words: typeof en.messages) {
  const panel = page.getByRole('region', { name: said(words.title) })
  const dialog = page.getByRole('dialog', { name: said(words.with) })
  return { panel, dialog, field: (place: Locator) => place.getByRole('textbox', { name: said(words.field) }) }
}

for (const [locale, { prefix, words, shell, account, link, said: texts }] of inTurn('pl', LANGUAGES)) {
  test(`a conversation with the specialist, live and by keyboard: ${locale}`, THOROUGH, async ({ page, product }) => {
    const { press, write, reach } = walk(page)
    const { panel, dialog, field } = messagesOn(page, words)
    const { say, find, read } = talk
    const isRead = (text: string) => expect.poll(async () => (await find(text))[0]?.isRead)
    const menu = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${shell.account.label}`) })
    const all = panel.getByRole('button', { name: said(words.older) })

    await test.step('a message is counted on any page, and leads to all of them', async () => {
      await signIn(page, product, accounts.member, `${prefix}/programs`)
      await page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'))
      await say(texts.first)
      await expect(page).toHaveTitle(/^\(1\) /)
      await press(menu)
      await press(page.getByRole('link', { name: link }))
      await expect(entry(dialog, texts.first)).toContainText(words.new)
      await expectAccessible(page)
    })

    await test.step('it is read when it was seen', async () => {
      await isRead(texts.first).toBe(true)
      await expect(page).not.toHaveTitle(/^\(/)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(`${prefix}/profile/my-path`)
    })

    await test.step('the panel shows the next one live', async () => {
      await reach(field(panel))
      await say(texts.second)
      await expect(entry(panel, texts.second)).toContainText(words.new)
      await isRead(texts.second).toBe(true)
      await expectScreenAccessible(page)
    })

    await test.step('reply among all messages; the specialist has it once, and reads it', async () => {
      await press(all)
      await write(field(dialog), texts.reply)
      await press(dialog.getByRole('button', { name: said(words.reply) }))
      await expect(entry(dialog, texts.reply)).toContainText(words.you)
      await expect(field(dialog)).toHaveValue('')
      const [received, ...others] = await find(texts.reply)
      expect(others).toEqual([])
      await read(received!.id)
      await expect(entry(dialog, texts.reply)).toContainText(words.read)
      await expectScreenAccessible(page)
      await page.keyboard.press('Escape')
      await expect(all).toBeFocused()
      await expect(page.locator('html[data-kept]')).toHaveCount(1)
    })

    await test.step('what is typed survives a reload, and goes with its writer', async () => {
      await write(field(panel), texts.draft)
      await page.reload()
      await expect(field(panel)).toHaveValue(texts.draft)
      await press(menu)
      await press(page.getByRole('banner').getByRole('button', { name: said(shell.account.signOut) }))
      await expect(page.getByRole('heading', { level: 1, name: said(account.signIn.title) })).toBeVisible()
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(texts.draft)
      await signIn(page, product, accounts.member, `${prefix}/profile/my-path`)
      await expect(entry(panel, texts.reply)).toBeVisible()
      await expect(field(panel)).toHaveValue('')
    })
  })
}

test(
  'what was written without a connection is sent once, though the browser was killed',
  THOROUGH,
  async ({ product, launchOptions }) => {
    const { words } = LANGUAGES.pl
    const unanswered = 'Wczoraj dwa razy po osiem.'
    const offline = 'Dziś spróbuję trzy razy.'
    const next = 'Udało się!'
    const open = () => keptBrowser(test.info().outputPath('browser'), launchOptions)
    const { find } = talk
    const path = '/profile/my-path'

    await test.step('somebody signed in earlier', async () => {
      const { page, context } = await open()
      await signIn(page, product, accounts.member, path)
      await context.close()
    })

    await test.step('one message has no answer, and the next no connection; then the browser is killed', async () => {
      const { page, context, kill } = await open()
      const { panel, field } = messagesOn(page, words)
      const { write } = walk(page)
      await page.goto(product.origin + path)
      // The API takes it, and its answer is lost.
      await page.route('**/api/message?*', async (route) => {
        await route.fetch().catch(() => {})
        await route.abort().catch(() => {})
      })
      await write(field(panel), unanswered)
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect.poll(() => find(unanswered)).toHaveLength(1)
      await context.setOffline(true)
      await write(field(panel), offline)
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(entry(panel, offline)).toContainText(words.waits)
      await expectAccessible(page)
      await kill()
    })

    await test.step('the next time, two tabs send each of them once, in order', async () => {
      const { context, page } = await open()
      const pages = [page, await context.newPage()]
      await Promise.all(pages.map((tab) => tab.goto(product.origin + path)))
      for (const tab of pages) {
        const { panel } = messagesOn(tab, words)
        for (const text of [unanswered, offline]) await expect(entry(panel, text)).toContainText(words.you)
      }
      // It goes after them: when it is there, nothing of them waits any more.
      const { panel, field } = messagesOn(page, words)
      await walk(page).write(field(panel), next)
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect.poll(() => find(next)).toHaveLength(1)
      const sent = await find(unanswered, offline, next)
      expect(sent.map(({ content }) => content)).toEqual([next, offline, unanswered])
      await context.close()
    })
  },
)
