import { accounts } from '@kinora/demo'
import enProfile from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import plProfile from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import en from '../../mfe-team/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-team/src/locales/pl.json' with { type: 'json' }
import { expectAccessible } from '../support/expectAccessible.ts'
import { inTurn } from '../support/languages.ts'
import { signedIn } from '../support/people.ts'
import { said } from '../support/said.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = {
  pl: {
    prefix: '',
    /** Somebody of the practice who is in no other journey: they leave. */
    email: 'helena.nawloc@example.org',
    words: pl.inbox,
    messages: plProfile.messages,
    asked: 'Czy mogę dziś odpocząć?',
    answer: 'Tak, proszę.',
  },
  en: {
    prefix: '/en',
    email: 'marta.konwalia@example.org',
    words: en.inbox,
    messages: enProfile.messages,
    asked: 'May I rest today?',
    answer: 'Yes, please.',
  },
}

for (const [locale, { prefix, email, words, messages, asked, answer }] of inTurn('pl', LANGUAGES)) {
  test(
    `a specialist finds who wrote, answers once, and reads on after the team: ${locale}`,
    THOROUGH,
    async ({ page, product }) => {
      const { press, write } = walk(page)
      const [member, specialist] = [await signedIn(product, email), await signedIn(product, accounts.specialist)]
      const row = page.getByRole('link', { name: new RegExp(`^${member.firstName} ${member.lastName}`) })
      const field = page.getByRole('textbox', { name: said(messages.field) })

      await test.step('the count in the navigation leads to who wrote', async () => {
        await signIn(page, product, accounts.specialist, `${prefix}/programs`)
        await member.call('POST', '/message', { receiverId: specialist.id, content: asked })
        await expect(page).toHaveTitle(/^\(\d+\) /)
        await press(page.getByRole('banner').getByRole('link', { name: new RegExp(`^${words.title}.*\\d`) }))
        await expect(page.getByRole('region', { name: said(words.group.unread) }).filter({ has: row })).toContainText(
          asked,
        )
        await expectAccessible(page)
      })

      await test.step('the answer is sent once, however often it is sent', async () => {
        await press(row)
        await write(field, answer)
        for (let times = 0; times < 5; times++) await page.keyboard.press('ControlOrMeta+Enter')
        await expect(page.getByRole('listitem').filter({ hasText: answer }).last()).toContainText(messages.you)
        await expect(field).toHaveValue('')
        const { data } = await member.call<{ data: { content: string }[] }>('GET', `/message/${specialist.id}`)
        expect(data.filter(({ content }) => content === answer)).toHaveLength(1)
        await expectAccessible(page)
      })

      await test.step('when the team has ended there is no field, and the last word', async () => {
        await member.call('DELETE', '/team')
        await expect(field).toBeHidden()
        await expect(page.getByText(said(messages.happened.LEAVE_TEAM)).first()).toBeVisible()
        await expect(page.getByText(messages.ended.noReply)).toBeVisible()
        await expectAccessible(page)
      })
    },
  )
}
