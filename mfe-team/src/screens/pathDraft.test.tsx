import { baseApi } from '@kinora/http'
import { clearPersonalValues } from '@kinora/session'
import { api } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { mariasPath, plank } from '../path.fake.ts'
import { count, EDITOR, item, press, SAVE, titles } from '../pathEditor.fake.ts'

test('a draft survives a reload, with its steps, and ends with the session of the person', async () => {
  const first = await openTeam(EDITOR)
  await first.user.click(await item('Usuń z listy: Koci grzbiet'))
  first.unmount()
  const second = await openTeam(EDITOR)
  expect(await titles()).toEqual(['Most biodrowy', 'Wstawanie'])
  expect(await count('1 zmiana')).toBeVisible()
  await second.user.click(await press('Cofnij krok'))
  expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie'])
  await second.user.click(await press('Ponów krok'))
  second.unmount()

  clearPersonalValues()
  await openTeam(EDITOR)
  expect(await count('Wszystko jest zapisane.')).toBeVisible()
})

test('changes are discarded after a question', async () => {
  const { user } = await openTeam(EDITOR)
  await user.click(await item('Usuń z listy: Koci grzbiet'))
  await user.click(await press('Odrzuć'))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Odrzucić zmiany?' }))
  expect(dialog.getByText('Zniknie 1 niezapisana zmiana.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Odrzuć' }))
  expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie'])
})

test('without a connection the changes stay, and are saved later', async () => {
  const { user, world } = await openTeam(
    EDITOR,
    {},
    {
      instead: [http.put(api('/specialist/path/12'), () => HttpResponse.error(), { once: true })],
    },
  )
  await user.click(await item('Usuń z listy: Koci grzbiet'))
  await user.click(await press(SAVE))
  expect(await screen.findByText(/^Nie ma połączenia\. Zmiany zostały/)).toBeVisible()
  expect(await titles()).toEqual(['Most biodrowy', 'Wstawanie'])
  await user.click(await press(SAVE))
  expect(await screen.findByText(/^Zapisano/)).toBeVisible()
  expect(world.paths[12]!.items).toHaveLength(2)
})

test('a path without changes follows what is saved elsewhere', async () => {
  const { world, store } = await openTeam(EDITOR)
  expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie'])
  world.paths[12] = { ...mariasPath, version: 4, items: [...mariasPath.items].reverse() }
  act(() => void store.dispatch(baseApi.util.invalidateTags(['plan'])))
  await waitFor(async () => expect(await titles()).toEqual(['Wstawanie', 'Most biodrowy', 'Koci grzbiet']))
  expect(await count('Wszystko jest zapisane.')).toBeVisible()
})

describe('when somebody else saved first', () => {
  async function refused() {
    const view = await openTeam(EDITOR)
    await view.user.click(await item('Usuń z listy: Wstawanie'))
    await view.user.type(screen.getByRole('textbox', { name: /^Notatka/ }), ' Moje.')
    view.world.paths[12] = {
      ...mariasPath,
      version: 9,
      name: 'Nowa nazwa',
      items: [mariasPath.items[1]!, mariasPath.items[0]!, mariasPath.items[2]!, { training: plank, dose: null }],
    }
    await view.user.click(await press(SAVE))
    const heading = await screen.findByRole('heading', { name: /^Ta ścieżka zmieniła się w\sinnym miejscu$/ })
    expect(heading).toHaveFocus()
    const notice = within(screen.getByRole('region', { name: /^Ta ścieżka/ }))
    expect(notice.getByText('Dodane: „Deska”')).toBeVisible()
    expect(notice.getByText('Inna kolejność')).toBeVisible()
    expect(notice.getByText('Inna nazwa')).toBeVisible()
    expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy'])
    return { ...view, notice }
  }

  test('the specialist goes on with their changes on top of it', async () => {
    const { user, notice, world } = await refused()
    await user.click(notice.getByRole('button', { name: /^Dodaj moje zmiany/ }))
    expect(await titles()).toEqual(['Most biodrowy', 'Koci grzbiet', 'Deska'])
    expect(screen.getByRole('textbox', { name: /^Notatka/ })).toHaveValue('Powoli. Moje.')
    expect(screen.getByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Nowa nazwa')
    await user.click(await press(SAVE))
    await screen.findByText(/^Zapisano/)
    expect(world.paths[12]).toMatchObject({ version: 10, name: 'Nowa nazwa', note: 'Powoli. Moje.' })
  })

  test('or takes what is saved', async () => {
    const { user, notice } = await refused()
    await user.click(notice.getByRole('button', { name: /^Weź zapisaną wersję$/ }))
    expect(await titles()).toEqual(['Most biodrowy', 'Koci grzbiet', 'Wstawanie', 'Deska'])
    expect(await count('Wszystko jest zapisane.')).toBeVisible()
  })

  test('a page that hears of it while there are changes says so at once', async () => {
    const { user, world, store } = await openTeam(EDITOR)
    await user.click(await item('Usuń z listy: Wstawanie'))
    world.paths[12] = { ...mariasPath, version: 4, note: 'Inna.' }
    act(() => void store.dispatch(baseApi.util.invalidateTags(['plan'])))
    await user.click(await press('Zobacz, co się zmieniło'))
    expect(screen.getByRole('heading', { name: /^Ta ścieżka zmieniła się/ })).toHaveFocus()
    expect(screen.getByText('Inna notatka')).toBeVisible()
  })

  test('a save whose answer was lost counts as saved', async () => {
    const { user, world } = await openTeam(
      EDITOR,
      {},
      {
        instead: [
          http.put(
            api('/specialist/path/12'),
            () => {
              world.paths[12] = { ...mariasPath, version: 4, items: mariasPath.items.slice(1) }
              return HttpResponse.error()
            },
            { once: true },
          ),
        ],
      },
    )
    await user.click(await item('Usuń z listy: Koci grzbiet'))
    await user.click(await press(SAVE))
    await screen.findByText(/^Nie ma połączenia/)
    await user.click(await press(SAVE))
    expect(await count('Wszystko jest zapisane.')).toBeVisible()
    expect(screen.queryByText(/^Ta ścieżka zmieniła się/)).not.toBeInTheDocument()
    expect(await titles()).toEqual(['Most biodrowy', 'Wstawanie'])
  })
})
