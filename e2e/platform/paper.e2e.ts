import { accounts } from '@kinora/demo'
import { printed } from '../support/paper.ts'
import { signIn } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { thorough } from '../../tools/setup/thorough.js'

const SCREENS = {
  member: {
    paths: ['/profile/my-path', '/programs/1', '/subscription'],
    more: [
      '/',
      '/profile/my-state',
      '/profile/my-state/report',
      '/profile/my-list',
      '/subscription/invoices',
      '/subscription/withdrawal',
      '/programs',
      '/give-a-gift',
      '/privacy-policy',
      '/faq',
      '/en/profile/my-path',
      '/en/programs/1',
    ],
  },
  specialist: { paths: ['/profile/messages'], more: ['/profile/my-team', '/profile/my-team/templates'] },
} as const

for (const name of ['member', 'specialist'] as const)
  test(`a ${name}'s pages are whole on paper`, async ({ page, product }) => {
    const { paths, more } = SCREENS[name]
    await signIn(page, product, accounts[name], '/profile')
    for (const path of [...paths, ...thorough<readonly string[], []>(more, [])]) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Both have unread messages, of which the title on the screen tells, and a file's name must not.
      await expect(page, path).toHaveTitle(/^\(\d+\) /)
      const { empty, torn, title } = await printed(page)
      expect({ path, empty, torn, title }).toEqual({ path, empty: 0, torn: 0, title: expect.stringMatching(/^[^(]/) })
    }
    if (name !== 'member') return
    await page.goto('/programs/1')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Transkrypcja' })).toBeVisible()
  })
