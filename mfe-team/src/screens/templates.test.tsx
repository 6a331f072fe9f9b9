import { api } from '@kinora/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { mariasPath, template } from '../path.fake.ts'
import { maria, teamMember } from '../team.fake.ts'

const TEMPLATES = '/profile/my-team/templates'
const press = (name: string | RegExp) => screen.findByRole('button', { name })

test('the team’s page leads to the templates', async () => {
  const { user, router } = await openTeam('/profile/my-team')
  await user.click(await screen.findByRole('link', { name: 'Szablony ścieżek' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(TEMPLATES))
  expect(await screen.findByText(/^Nie masz jeszcze szablonów\./)).toBeVisible()
})

test('a new template has a name, and its programs are added next', async () => {
  const { user, router, world } = await openTeam(TEMPLATES)
  await user.click(await press('Nowy szablon'))
  await user.type(screen.getByRole('textbox', { name: 'Nazwa szablonu' }), 'Początek')
  await user.click(screen.getByRole('button', { name: 'Zapisz szablon' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${TEMPLATES}/51`))

  await user.click(await press('Dodaj program'))
  await user.click(await press('wybierz Deska'))
  await user.click(await press('Gotowe'))
  expect(screen.queryByRole('checkbox', { name: /wstrzymać/ })).not.toBeInTheDocument()
  await user.click(await press('Zapisz szablon'))
  expect(await screen.findByText('Szablon jest zapisany.')).toBeVisible()
  expect(world.templates[0]).toMatchObject({ name: 'Początek', version: 2, items: [{ training: { title: 'Deska' } }] })
})

test('a template that could not be added keeps its name', async () => {
  const instead = [http.post(api('/specialist/templates'), () => new HttpResponse(null, { status: 500 }))]
  const { user } = await openTeam(TEMPLATES, {}, { instead })
  await user.click(await press('Nowy szablon'))
  await user.type(screen.getByRole('textbox', { name: 'Nazwa szablonu' }), 'Początek')
  await user.click(screen.getByRole('button', { name: 'Zapisz szablon' }))
  expect(await screen.findByText(/^Nie udało się zapisać szablonu\./)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Nazwa szablonu' })).toHaveValue('Początek')
})

test('a template is removed after a question', async () => {
  const { user } = await openTeam(TEMPLATES, { templates: [template(5, 'Kolana'), template(6, 'Biodra')] })
  await user.click(await press('Usuń szablon: Kolana'))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Usunąć szablon „Kolana”?' }))
  await user.click(dialog.getByRole('button', { name: 'Usuń' }))
  expect(await screen.findByText('Szablon jest usunięty.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kolana' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Biodra' })).toBeVisible()
})

test('a template that is gone says so', async () => {
  await openTeam(`${TEMPLATES}/5`)
  expect(await screen.findByText('Nie ma już takiego szablonu.')).toBeVisible()
})

test('a template that was changed elsewhere is not overwritten', async () => {
  const { user, world } = await openTeam(`${TEMPLATES}/5`, { templates: [template(5, 'Kolana')] })
  await user.type(await screen.findByRole('textbox', { name: /^Notatka/ }), 'Powoli.')
  world.templates = [template(5, 'Kolana i biodra', { version: 2 })]
  await user.click(await press('Zapisz szablon'))
  expect(await screen.findByRole('heading', { name: /^Ten szablon zmienił się w\sinnym miejscu$/ })).toHaveFocus()
  await user.click(await press(/^Dodaj moje zmiany/))
  await user.click(await press('Zapisz szablon'))
  await screen.findByText('Szablon jest zapisany.')
  expect(world.templates[0]).toMatchObject({ version: 3, name: 'Kolana i biodra', note: 'Powoli.' })
})

describe('assigning', () => {
  const ASSIGN = `${TEMPLATES}/5/assign`
  const given = () => ({
    members: [maria, teamMember(13, 'Jan'), teamMember(14, 'Ewa')],
    paths: { 12: mariasPath },
    templates: [template(5, 'Kolana')],
  })
  const previewOf = (name: string) =>
    screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }))!

  test('shows what changes for each member before it is confirmed', async () => {
    const { user, world, calls } = await openTeam(ASSIGN, given())
    expect(await screen.findByText('Nikogo jeszcze nie wybrano.')).toBeVisible()
    await user.click(await screen.findByRole('checkbox', { name: 'Maria Wójcik' }))
    await user.type(screen.getByRole('searchbox', { name: 'Szukaj osoby' }), 'Ewa')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Jan Wójcik' })).not.toBeInTheDocument())
    await user.click(screen.getByRole('checkbox', { name: 'Ewa Wójcik' }))
    expect(screen.getByText('Wybrano 2 osoby: Maria Wójcik, Ewa Wójcik')).toBeVisible()
    await user.click(await press('Zobacz zmiany'))

    await screen.findByRole('heading', { name: 'Maria Wójcik' })
    expect(previewOf('Maria Wójcik')).toHaveTextContent('Usunięte: „Koci grzbiet”, „Wstawanie”')
    expect(previewOf('Ewa Wójcik')).toHaveTextContent('Dodane: „Most biodrowy”')
    expect(calls.some((call) => call.startsWith('assign'))).toBe(false)
    await user.click(await press('Przypisz 2 osobom'))

    expect(await screen.findByRole('heading', { name: 'Przypisano 2 osobom' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ewa Wójcik' })).toHaveAttribute('href', '/profile/my-team/member/14/path')
    expect(world.paths[14]!.items).toHaveLength(1)
  })

  test('leaves a path that changed meanwhile, and shows it again', async () => {
    const { user, world } = await openTeam(ASSIGN, given())
    await user.click(await screen.findByRole('checkbox', { name: 'Maria Wójcik' }))
    await user.click(screen.getByRole('checkbox', { name: 'Ewa Wójcik' }))
    await user.click(await press('Zobacz zmiany'))
    await screen.findByRole('heading', { name: 'Maria Wójcik' })
    world.paths[12] = { ...mariasPath, version: 4, items: [] }
    await user.click(await press('Przypisz 2 osobom'))

    expect(await screen.findByText(/^Ta ścieżka zmieniła się w\stym czasie/)).toBeVisible()
    expect(world.paths[12].items).toEqual([])
    await user.click(await press('Sprawdź je jeszcze raz'))
    await screen.findByRole('heading', { name: 'Maria Wójcik' })
    expect(previewOf('Maria Wójcik')).toHaveTextContent('Dodane: „Most biodrowy”')
    expect(screen.queryByRole('heading', { name: 'Ewa Wójcik' })).not.toBeInTheDocument()
    await user.click(await press('Przypisz 1 osobie'))
    expect(await screen.findByRole('heading', { name: 'Przypisano 1 osobie' })).toBeVisible()
  })

  test('is asked for again when the template changed meanwhile', async () => {
    const { user, world } = await openTeam(ASSIGN, given())
    await user.click(await screen.findByRole('checkbox', { name: 'Ewa Wójcik' }))
    await user.click(await press('Zobacz zmiany'))
    await screen.findByRole('heading', { name: 'Ewa Wójcik' })
    world.templates = [template(5, 'Kolana', { version: 2, items: mariasPath.items })]
    await user.click(await press('Przypisz 1 osobie'))
    expect(await screen.findByText(/^Szablon zmienił się przed chwilą\./)).toBeVisible()
    await waitFor(() => expect(previewOf('Ewa Wójcik')).toHaveTextContent('„Koci grzbiet”, „Most biodrowy”'))
    await user.click(await press('Przypisz 1 osobie'))
    expect(await screen.findByRole('heading', { name: 'Przypisano 1 osobie' })).toBeVisible()
  })
})
