import { fakeSession } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { answering, openSettings } from '../features/settings/openSettings.fake.tsx'
import { katarzyna } from '../profile.fake.ts'
import { openProfile } from '../openProfile.fake.tsx'
import { containing, words } from '../words.fake.ts'

const member = { as: fakeSession({ isSpecialist: false }) }
const desk = { as: fakeSession({ isSpecialist: true }) }

/** What each role is told, and what is told to the other alone. */
test.each([
  ['a member', member, '/profile/edit', 'edit.lead.member', 'edit.lead.specialist'],
  ['a specialist', desk, '/profile/edit', 'edit.lead.specialist', 'edit.lead.member'],
  ['a member', member, '/profile/edit', 'edit.avatar.seenBy.member', 'edit.avatar.seenBy.specialist'],
  ['a specialist', desk, '/profile/edit', 'edit.avatar.seenBy.specialist', 'edit.avatar.seenBy.member'],
  ['a member', member, '/profile/data', 'data.held.plan.what', 'data.held.practice.what'],
  ['a specialist', desk, '/profile/data', 'data.held.practice.what', 'data.held.plan.what'],
  ['a member', member, '/profile/data', 'data.consent.health.without.member', 'data.consent.health.without.specialist'],
  [
    'a specialist',
    desk,
    '/profile/data',
    'data.consent.health.without.specialist',
    'data.consent.health.without.member',
  ],
  ['a member', member, '/profile/delete-account', 'account.delete.lead.member', 'account.delete.lead.specialist'],
  ['a specialist', desk, '/profile/delete-account', 'account.delete.lead.specialist', 'account.delete.lead.member'],
  ['a member', member, '/profile/account', 'account.lead', 'account.delete.lead.member'],
] as const)('%s is told on their page what holds for them: %#', async (_, options, route, own, others) => {
  answering('get', '/user/me/access', () =>
    HttpResponse.json({ data: [], meta: { pagination: { page: 1, pageSize: 20, pageCount: 1, total: 0 } } }),
  )
  await openSettings(route, options)

  expect((await screen.findAllByText(containing(own)))[0]).toBeVisible()
  expect(screen.queryByText(containing(others))).not.toBeInTheDocument()
})

test.each([
  ['is being prepared by a specialist', katarzyna, 'path.empty.withSpecialist'],
  ['waits for one', null, 'path.empty.alone'],
] as const)('an empty path %s', async (_, specialist, sentence) => {
  await openProfile('/profile/my-path', { plan: null, specialist })

  expect(await screen.findByText(words(sentence))).toBeVisible()
})

test('who wants to delete their account reads how, and no key of a message', async () => {
  await openSettings('/profile/delete-account')

  expect(await screen.findByText(containing('account.delete.withPassword'))).toBeVisible()
})
