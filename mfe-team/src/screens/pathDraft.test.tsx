import { baseApi } from '@kinora/http'
import { clearPersonalValues } from '@kinora/session'
import { api } from '@kinora/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { openTeam } from '../openTeam.fake.tsx'
import { mariasPath, plank } from '../path.fake.ts'
import { count, EDITOR, item, press, SAVE, titles } from '../pathEditor.fake.ts'
import { containing, text, words } from '../words.fake.ts'

test('a draft survives a reload, with its steps, and ends with the session of the person', async () => {
  const first = await openTeam(EDITOR)
  await first.user.click(await item('Usuń z listy: Koci grzbiet'))
  first.unmount()
  const second = await openTeam(EDITOR)
  expect(await titles()).toEqual(['Most biodrowy', 'Wstawanie'])
  expect(await count('1 zmiana')).toBeVisible()
  await second.user.click(await press('Cofnij krok'))
  expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie'])
  await second.user.click(await press(text('edit.bar.redo')))
  second.unmount()

  clearPersonalValues()
  await openTeam(EDITOR)
  expect(await count('Wszystko jest zapisane.')).toBeVisible()
})

test('changes are discarded after a question', async () => {
  const { user } = await openTeam(EDITOR)
  await user.click(await item('Usuń z listy: Koci grzbiet'))
  await user.click(await press('Odrzuć'))
  const dialog = within(screen.getByRole('alertdialog', { name: words('edit.discard.question') }))
  expect(dialog.getByText(words('edit.discard.words', { count: 1 }))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Odrzuć' }))
  expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie'])
})

test('without a connection the changes stay, and are saved later', async () => {
  const { user, state } = await openTeam(
    EDITOR,
    {},
    {
      handlers: [http.put(api('/specialist/path/12'), () => HttpResponse.error(), { once: true })],
    },
  )
  await user.click(await item('Usuń z listy: Koci grzbiet'))
  await user.click(await press(SAVE))
  expect(await screen.findByText(words('edit.problem.offline'))).toBeVisible()
  expect(await titles()).toEqual(['Most biodrowy', 'Wstawanie'])
  await user.click(await press(SAVE))
  expect(await screen.findByText(words('edit.saved'))).toBeVisible()
  expect(state.paths[12]!.items).toHaveLength(2)
})

test('a path without changes follows what is saved elsewhere', async () => {
  const { state, store } = await openTeam(EDITOR)
  expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie'])
  state.paths[12] = { ...mariasPath, version: 4, items: [...mariasPath.items].reverse() }
  act(() => void store.dispatch(baseApi.util.invalidateTags(['plan'])))
  await waitFor(async () => expect(await titles()).toEqual(['Wstawanie', 'Most biodrowy', 'Koci grzbiet']))
  expect(await count('Wszystko jest zapisane.')).toBeVisible()
})

describe('when somebody else saved first', () => {
  async function refused() {
    const view = await openTeam(EDITOR)
    await view.user.click(await item('Usuń z listy: Wstawanie'))
    await view.user.type(screen.getByRole('textbox', { name: containing('edit.words.note') }), ' Moje.')
    view.state.paths[12] = {
      ...mariasPath,
      version: 9,
      name: 'Nowa nazwa',
      items: [mariasPath.items[1]!, mariasPath.items[0]!, mariasPath.items[2]!, { training: plank, dose: null }],
    }
    await view.user.click(await press(SAVE))
    const heading = await screen.findByRole('heading', { name: words('edit.conflict.path') })
    expect(heading).toHaveFocus()
    const notice = within(screen.getByRole('region', { name: containing('edit.conflict.path') }))
    expect(notice.getByText(words('edit.changes.added', { titles: '„Deska”' }))).toBeVisible()
    expect(notice.getByText(words('edit.changes.isReordered'))).toBeVisible()
    expect(notice.getByText(words('edit.changes.isRenamed'))).toBeVisible()
    expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy'])
    return { ...view, notice }
  }

  test('the specialist goes on with their changes on top of it', async () => {
    const { user, notice, state } = await refused()
    await user.click(notice.getByRole('button', { name: containing('edit.conflict.mine') }))
    expect(await titles()).toEqual(['Most biodrowy', 'Koci grzbiet', 'Deska'])
    expect(screen.getByRole('textbox', { name: containing('edit.words.note') })).toHaveValue('Powoli. Moje.')
    expect(screen.getByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Nowa nazwa')
    await user.click(await press(SAVE))
    await screen.findByText(words('edit.saved'))
    expect(state.paths[12]).toMatchObject({ version: 10, name: 'Nowa nazwa', note: 'Powoli. Moje.' })
  })

  test('or takes what is saved', async () => {
    const { user, notice } = await refused()
    await user.click(notice.getByRole('button', { name: words('edit.conflict.theirs') }))
    expect(await titles()).toEqual(['Most biodrowy', 'Koci grzbiet', 'Wstawanie', 'Deska'])
    expect(await count('Wszystko jest zapisane.')).toBeVisible()
  })

  test('a page that hears of it while there are changes says so at once', async () => {
    const { user, state, store } = await openTeam(EDITOR)
    await user.click(await item('Usuń z listy: Wstawanie'))
    state.paths[12] = { ...mariasPath, version: 4, note: 'Inna.' }
    act(() => void store.dispatch(baseApi.util.invalidateTags(['plan'])))
    await user.click(await press(text('edit.bar.conflict')))
    expect(screen.getByRole('heading', { name: containing('edit.conflict.path') })).toHaveFocus()
    expect(screen.getByText(words('edit.changes.hasNewNote'))).toBeVisible()
  })

  test('a save whose answer was lost counts as saved', async () => {
    const { user, state } = await openTeam(
      EDITOR,
      {},
      {
        handlers: [
          http.put(
            api('/specialist/path/12'),
            () => {
              state.paths[12] = { ...mariasPath, version: 4, items: mariasPath.items.slice(1) }
              return HttpResponse.error()
            },
            { once: true },
          ),
        ],
      },
    )
    await user.click(await item('Usuń z listy: Koci grzbiet'))
    await user.click(await press(SAVE))
    await screen.findByText(words('edit.problem.offline'))
    await user.click(await press(SAVE))
    expect(await count('Wszystko jest zapisane.')).toBeVisible()
    expect(screen.queryByText(containing('edit.conflict.path'))).not.toBeInTheDocument()
    expect(await titles()).toEqual(['Most biodrowy', 'Wstawanie'])
  })
})
