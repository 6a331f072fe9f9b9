import type { MemberNote } from '@kinora/contracts'
import { api } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { containing, words } from '../words.fake.ts'

const MEMBER = '/profile/my-team/member/12'
const at = '2026-11-20T10:00:00.000Z'
const note: MemberNote = { id: 1, text: 'Chce tańczyć.', createdAt: at, updatedAt: at }
const part = (name: string) => screen.findByRole('region', { name })
const failing = (method: 'post' | 'put', path: string) =>
  http[method](api(path), () => new HttpResponse(null, { status: 500 }), { once: true })

test('a note is written, and removed after a question', async () => {
  const { user } = await openTeam(MEMBER, {}, { locale: 'en' })
  const notes = within(await part('Private notes'))
  await user.click(await notes.findByRole('button', { name: 'Save note' }))
  expect(notes.getByRole('textbox', { name: 'New note', description: 'Write the note first.' })).toBeVisible()

  await user.type(notes.getByRole('textbox', { name: 'New note' }), 'Wants to garden in March.')
  await user.click(notes.getByRole('button', { name: 'Save note' }))
  expect(await notes.findByText('Wants to garden in March.', { selector: 'p' })).toBeVisible()
  expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('')

  const remove = notes.getByRole('button', { name: 'Remove note of 20 November 2026' })
  await user.click(remove)
  await user.click(screen.getByRole('button', { name: 'No, go back' }))
  expect(notes.getByText('Wants to garden in March.')).toBeVisible()
  await user.click(remove)
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove note' }))
  await waitFor(() => expect(notes.queryByText('Wants to garden in March.')).not.toBeInTheDocument())
  expect(notes.getByRole('group', { name: 'List of notes' })).toHaveFocus()
})

test('a note that could not be saved stays, is kept for the next visit, and is sent again as the same', async () => {
  const keys: string[] = []
  const failed = http.post(
    api('/team/member/12/notes'),
    async ({ request }) => {
      keys.push(((await request.json()) as { data: { key: string } }).data.key)
      return new HttpResponse(null, { status: 500 })
    },
    { once: true },
  )
  const first = await openTeam(MEMBER, {}, { handlers: [failed] })
  await first.user.type(await screen.findByRole('textbox', { name: words('notes.new') }), 'Kontrola w grudniu.')
  await first.user.click(screen.getByRole('button', { name: words('notes.save') }))
  expect(await screen.findByText(words('notes.notSaved'))).toBeVisible()
  first.unmount()

  const { user, calls } = await openTeam(MEMBER)
  const field = await screen.findByRole('textbox', { name: words('notes.new') })
  expect(field).toHaveValue('Kontrola w grudniu.')
  await user.click(screen.getByRole('button', { name: words('notes.save') }))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(calls).toContain(`note ${keys[0]}`)
})

test('what is typed while a note is saved stays in the field', async () => {
  const answer = Promise.withResolvers<undefined>()
  const slow = http.post(api('/team/member/12/notes'), () => answer.promise)
  const { user, state } = await openTeam(MEMBER, {}, { handlers: [slow] })
  const field = await screen.findByRole('textbox', { name: words('notes.new') })
  await user.type(field, 'Śpi lepiej.')
  await user.click(screen.getByRole('button', { name: words('notes.save') }))
  await screen.findByRole('button', { name: words('notes.saving') })
  await user.type(field, ' Pyta o rower.')
  answer.resolve(undefined)

  await waitFor(() => expect(field).toHaveValue(' Pyta o rower.'))
  expect(state.notes.map(({ text }) => text)).toEqual(['Śpi lepiej.'])
})

test('another text is another note, also after a failure', async () => {
  const { user, calls } = await openTeam(MEMBER, {}, { handlers: [failing('post', '/team/member/12/notes')] })
  const field = await screen.findByRole('textbox', { name: words('notes.new') })
  await user.type(field, 'Raz')
  await user.click(screen.getByRole('button', { name: words('notes.save') }))
  expect(await screen.findByText(words('notes.notSaved'))).toBeVisible()
  const storedDraft = Object.entries(localStorage).find(([key]) => key.includes('noteDraft'))?.[1] as string
  await user.type(field, ' i drugi')
  expect(screen.queryByText(containing('notes.notSaved'))).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words('notes.save') }))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(calls.at(-1)).toMatch(/^note /)
  expect(calls.at(-1)).not.toBe(`note ${(JSON.parse(storedDraft) as { key: string }).key}`)
})

test('a note is changed, and what was not saved is open again', async () => {
  const sentence = words('notes.text', { date: '20 listopada 2026' })
  const name = words('notes.edit', { date: '20 listopada 2026' })
  const first = await openTeam(MEMBER, { notes: [note] }, { handlers: [failing('put', '/team/member/12/notes/1')] })
  const notes = within(await part('Notatki prywatne'))
  await first.user.click(await notes.findByRole('button', { name }))
  const field = notes.getByRole('textbox', { name: sentence })
  expect(field).toHaveFocus()
  await first.user.clear(field)
  await first.user.type(field, 'Chce śpiewać.')
  await first.user.click(notes.getAllByRole('button', { name: words('notes.save') })[1]!)
  expect(await notes.findByText(words('notes.notSaved'))).toBeVisible()
  first.unmount()

  const { user, state } = await openTeam(MEMBER, { notes: [note] })
  const again = within(await part('Notatki prywatne'))
  expect(await again.findByRole('textbox', { name: sentence })).toHaveValue('Chce śpiewać.')
  await user.click(again.getAllByRole('button', { name: words('notes.save') })[1]!)
  expect(await again.findByText('Chce śpiewać.', { selector: 'p' })).toBeVisible()
  expect(again.getByRole('button', { name })).toHaveFocus()
  expect(again.getByText(/, zmieniona 22 listopada 2026$/)).toBeVisible()
  expect(state.notes[0]?.text).toBe('Chce śpiewać.')
})

test('changes of a note can be left', async () => {
  const { user } = await openTeam(MEMBER, { notes: [note] })
  const notes = within(await part('Notatki prywatne'))
  await user.click(await notes.findByRole('button', { name: containing('notes.edit') }))
  await user.type(notes.getByRole('textbox', { name: /^Treść/ }), ' Bardzo.')
  await user.click(notes.getByRole('button', { name: words('notes.cancel') }))
  expect(notes.getByText('Chce tańczyć.')).toBeVisible()
  expect(notes.getByRole('button', { name: containing('notes.edit') })).toHaveFocus()
})
