import { api } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { mariasPath, template } from '../path.fake.ts'
import { maria, teamMember } from '../team.fake.ts'
import { containing, text, words } from '../words.fake.ts'

const TEMPLATES = '/profile/my-team/templates'
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('the team’s page leads to the templates', async () => {
  const { user, router } = await openTeam('/profile/my-team')
  await user.click(await screen.findByRole('link', { name: words('templates.short') }))
  await waitFor(() => expect(router.state.location.pathname).toBe(TEMPLATES))
  expect(await screen.findByText(words('templates.empty'))).toBeVisible()
})

test('a new template has a name, and its programs are added next', async () => {
  const { user, router, state } = await openTeam(TEMPLATES)
  await user.click(await press('Nowy szablon'))
  await user.type(screen.getByRole('textbox', { name: words('templates.new.name') }), 'Początek')
  await user.click(screen.getByRole('button', { name: words('templates.new.save') }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${TEMPLATES}/51`))

  await user.click(await press('Dodaj program'))
  await user.click(await press('wybierz Deska'))
  await user.click(await press('Gotowe'))
  expect(screen.queryByRole('checkbox', { name: containing('edit.words.pause') })).not.toBeInTheDocument()
  await user.click(await press('Zapisz szablon'))
  expect(await screen.findByText('Szablon jest zapisany.')).toBeVisible()
  expect(state.templates[0]).toMatchObject({ name: 'Początek', version: 2, items: [{ training: { title: 'Deska' } }] })
})

test('a template that could not be added keeps its name', async () => {
  const handlers = [http.post(api('/specialist/templates'), () => new HttpResponse(null, { status: 500 }))]
  const { user } = await openTeam(TEMPLATES, {}, { handlers })
  await user.click(await press('Nowy szablon'))
  await user.type(screen.getByRole('textbox', { name: words('templates.new.name') }), 'Początek')
  await user.click(screen.getByRole('button', { name: words('templates.new.save') }))
  expect(await screen.findByText(words('templates.new.failed'))).toBeVisible()
  expect(screen.getByRole('textbox', { name: words('templates.new.name') })).toHaveValue('Początek')
})

test('a template is removed after a question', async () => {
  const { user } = await openTeam(TEMPLATES, { templates: [template(5, 'Kolana'), template(6, 'Biodra')] })
  await user.click(await press(text('templates.remove', { name: 'Kolana' })))
  const dialog = within(screen.getByRole('alertdialog', { name: words('templates.question', { name: 'Kolana' }) }))
  await user.click(dialog.getByRole('button', { name: words('templates.yes') }))
  expect(await screen.findByText(words('templates.removed'))).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kolana' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Biodra' })).toBeVisible()
})

test('a template that is gone says so', async () => {
  await openTeam(`${TEMPLATES}/5`)
  expect(await screen.findByText(words('templates.gone'))).toBeVisible()
})

test('a template that was changed elsewhere is not overwritten', async () => {
  const { user, state } = await openTeam(`${TEMPLATES}/5`, { templates: [template(5, 'Kolana')] })
  await user.type(await screen.findByRole('textbox', { name: containing('edit.words.note') }), 'Powoli.')
  state.templates = [template(5, 'Kolana i biodra', { version: 2 })]
  await user.click(await press('Zapisz szablon'))
  expect(await screen.findByRole('heading', { name: words('edit.conflict.template') })).toHaveFocus()
  await user.click(await press(/^Dodaj moje zmiany/))
  await user.click(await press('Zapisz szablon'))
  await screen.findByText('Szablon jest zapisany.')
  expect(state.templates[0]).toMatchObject({ version: 3, name: 'Kolana i biodra', note: 'Powoli.' })
})

describe('assigning', () => {
  const ASSIGN = `${TEMPLATES}/5/assign`
  const team = () => ({
    members: [maria, teamMember(13, 'Jan'), teamMember(14, 'Ewa')],
    paths: { 12: mariasPath },
    templates: [template(5, 'Kolana')],
  })
  const previewOf = (name: string) =>
    screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }))!

  test('shows what changes for each member before it is confirmed', async () => {
    const { user, state, calls } = await openTeam(ASSIGN, team())
    expect(await screen.findByText(words('assign.chosen_zero'))).toBeVisible()
    await user.click(await screen.findByRole('checkbox', { name: 'Maria Wójcik' }))
    await user.type(screen.getByRole('searchbox', { name: words('list.search') }), 'Ewa')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Jan Wójcik' })).not.toBeInTheDocument())
    await user.click(screen.getByRole('checkbox', { name: 'Ewa Wójcik' }))
    expect(screen.getByText('Wybrano 2 osoby: Maria Wójcik, Ewa Wójcik')).toBeVisible()
    await user.click(await press('Zobacz zmiany'))

    await screen.findByRole('heading', { name: 'Maria Wójcik' })
    expect(previewOf('Maria Wójcik')).toHaveTextContent(
      containing('edit.changes.removed', { titles: '„Koci grzbiet”, „Wstawanie”' }),
    )
    expect(previewOf('Ewa Wójcik')).toHaveTextContent(containing('edit.changes.added', { titles: '„Most biodrowy”' }))
    expect(calls.some((call) => call.startsWith('assign'))).toBe(false)
    await user.click(await press('Przypisz 2 osobom'))

    expect(await screen.findByRole('heading', { name: words('assign.done', { count: 2 }) })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ewa Wójcik' })).toHaveAttribute('href', '/profile/my-team/member/14/path')
    expect(state.paths[14]!.items).toHaveLength(1)
  })

  test('leaves a path that changed meanwhile, and shows it again', async () => {
    const { user, state } = await openTeam(ASSIGN, team())
    await user.click(await screen.findByRole('checkbox', { name: 'Maria Wójcik' }))
    await user.click(screen.getByRole('checkbox', { name: 'Ewa Wójcik' }))
    await user.click(await press('Zobacz zmiany'))
    await screen.findByRole('heading', { name: 'Maria Wójcik' })
    state.paths[12] = { ...mariasPath, version: 4, items: [] }
    await user.click(await press('Przypisz 2 osobom'))

    expect(await screen.findByText(/^Ta ścieżka zmieniła się w\stym czasie/)).toBeVisible()
    expect(state.paths[12].items).toEqual([])
    await user.click(await press(text('assign.again')))
    await screen.findByRole('heading', { name: 'Maria Wójcik' })
    expect(previewOf('Maria Wójcik')).toHaveTextContent(containing('edit.changes.added', { titles: '„Most biodrowy”' }))
    expect(screen.queryByRole('heading', { name: 'Ewa Wójcik' })).not.toBeInTheDocument()
    await user.click(await press('Przypisz 1 osobie'))
    expect(await screen.findByRole('heading', { name: words('assign.done', { count: 1 }) })).toBeVisible()
  })

  test('is asked for again when the template changed meanwhile', async () => {
    const { user, state } = await openTeam(ASSIGN, team())
    await user.click(await screen.findByRole('checkbox', { name: 'Ewa Wójcik' }))
    await user.click(await press('Zobacz zmiany'))
    await screen.findByRole('heading', { name: 'Ewa Wójcik' })
    state.templates = [template(5, 'Kolana', { version: 2, items: mariasPath.items })]
    await user.click(await press('Przypisz 1 osobie'))
    expect(await screen.findByText(words('assign.changed'))).toBeVisible()
    await waitFor(() => expect(previewOf('Ewa Wójcik')).toHaveTextContent('„Koci grzbiet”, „Most biodrowy”'))
    await user.click(await press('Przypisz 1 osobie'))
    expect(await screen.findByRole('heading', { name: words('assign.done', { count: 1 }) })).toBeVisible()
  })
})
