import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openTeam } from '../openTeam.fake.tsx'
import { bridge, cat, chair, dose, mariasPath, plank } from '../path.fake.ts'
import { count, EDITOR, item, layRowsOut, list, press, SAVE, titles, sentence } from '../pathEditor.fake.ts'
import { containing, text, words } from '../words.fake.ts'

test.each([
  ['pl', 'Programy', '2 serie po 10, 3 × w tygodniu', 'Kiedy chcesz', 'Wszystko jest zapisane.'],
  ['en', 'Programs', '2 serie po 10, 3 × a week', 'Whenever you like', 'Everything is saved.'],
] as const)('the path is shown in its order with doses in words, in %s', async (...row) => {
  const [locale, label, dosed, free, saved] = row
  await openTeam(EDITOR, {}, { locale })
  const rows = within(await list(label)).getAllByRole('listitem')
  expect(rows).toHaveLength(3)
  expect(rows[0]).toHaveTextContent(dosed)
  expect(rows[1]).toHaveTextContent(free)
  expect(await count(saved)).toBeVisible()
})

test('the order is changed by buttons, and one press saves everything and can be undone', async () => {
  const { user, calls, state } = await openTeam(EDITOR)
  await user.click(await item(text('edit.down', { title: 'Koci grzbiet' })))
  expect(await titles()).toEqual(['Most biodrowy', 'Koci grzbiet', 'Wstawanie'])
  expect(
    screen.getByText(words('edit.drag.dropped', { title: 'Koci grzbiet', place: 2, total: 3 })),
  ).toBeInTheDocument()
  expect(await item(text('edit.down', { title: 'Koci grzbiet' }))).toHaveFocus()
  await user.click(await item('Usuń z listy: Wstawanie'))
  expect(await list()).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: containing('edit.words.note') }), ' I spokojnie.')
  expect(await count('3 zmiany')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('path'))).toEqual([])

  await user.click(await press(SAVE))
  expect(await screen.findByText(words('edit.saved', { name: 'Maria' }))).toBeVisible()
  expect(await count('Wszystko jest zapisane.')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('path'))).toEqual(['path 3: 2 1'])
  expect(state.paths[12]).toMatchObject({ note: 'Powoli. I spokojnie.', items: [{ dose: null }, mariasPath.items[0]] })

  await user.click(screen.getByRole('button', { name: words('edit.undoSave') }))
  expect(await screen.findByText(words('edit.putBack'))).toBeVisible()
  expect(state.paths[12]).toEqual({ ...mariasPath, version: 5 })
  await waitFor(async () => expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie']))
})

test('the order is changed by the keyboard alone, and a screen reader hears it', async () => {
  layRowsOut()
  const { user } = await openTeam(EDITOR)
  const handle = await item(text('edit.drag.handle', { title: 'Koci grzbiet' }))
  expect(handle).toHaveAccessibleDescription(containing('edit.drag.how'))
  act(() => handle.focus())
  await user.keyboard(' ')
  expect(
    await screen.findByText(words('edit.drag.picked', { title: 'Koci grzbiet', place: 1, total: 3 })),
  ).toBeInTheDocument()
  await user.keyboard('{ArrowDown}')
  expect(
    await screen.findByText(words('edit.drag.over', { title: 'Koci grzbiet', place: 2, total: 3 })),
  ).toBeInTheDocument()
  await user.keyboard(' ')

  await waitFor(async () => expect(await titles()).toEqual(['Most biodrowy', 'Koci grzbiet', 'Wstawanie']))
  expect(
    screen.getByText(words('edit.drag.dropped', { title: 'Koci grzbiet', place: 2, total: 3 })),
  ).toBeInTheDocument()
  expect(await count('1 zmiana')).toBeVisible()
})

test('a program that the keyboard holds is put back by Escape, and by a press elsewhere', async () => {
  layRowsOut()
  const { user } = await openTeam(EDITOR)
  const handle = await item(text('edit.drag.handle', { title: 'Koci grzbiet' }))
  for (const putBack of [() => user.keyboard('{Escape}'), () => user.click(screen.getByText('Powoli.'))]) {
    act(() => handle.focus())
    await user.keyboard(' ')
    await user.keyboard('{ArrowDown}')
    await screen.findByText(words('edit.drag.over', { title: 'Koci grzbiet', place: 2, total: 3 }))
    await putBack()
    expect(
      await screen.findByText(words('edit.drag.cancelled', { title: 'Koci grzbiet', place: 1, total: 3 })),
    ).toBeInTheDocument()
  }
  expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie'])
})

test('each step is undone and redone, by buttons and keys, but not while somebody types', async () => {
  const { user } = await openTeam(EDITOR)
  await user.click(await item('Usuń z listy: Most biodrowy'))
  await user.click(await item(text('edit.down', { title: 'Koci grzbiet' })))
  // The key Z, also where it types я.
  fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true })
  expect(await titles()).toEqual(['Koci grzbiet', 'Wstawanie'])
  await user.click(await press('Cofnij krok'))
  expect(await titles()).toEqual(['Koci grzbiet', 'Most biodrowy', 'Wstawanie'])
  expect(await press('Cofnij krok')).toHaveAttribute('aria-disabled', 'true')

  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await user.click(await press(text('edit.bar.redo')))
  expect(await titles()).toEqual(['Wstawanie', 'Koci grzbiet'])

  const note = screen.getByRole('textbox', { name: containing('edit.words.note') })
  await user.type(note, ' Dalej{Control>}z{/Control}')
  expect(note).toHaveValue('Powoli. Dalej')
  expect(await titles()).toEqual(['Wstawanie', 'Koci grzbiet'])
  await user.click(await press('Cofnij krok'))
  expect(note).toHaveValue('Powoli.')
})

test('a dose is set by days, number and words', async () => {
  const { user, state } = await openTeam(EDITOR)
  await user.click(await item(text('edit.dose', { title: 'Most biodrowy' })))
  const dialog = within(await screen.findByRole('dialog', { name: 'Most biodrowy' }))
  await user.click(dialog.getByRole('radio', { name: containing('dose.weekdays') }))
  await user.click(dialog.getByRole('button', { name: words('edit.picker.done') }))
  expect(dialog.getByText(words('dose.noWeekday'))).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: 'poniedziałek' })).toHaveFocus()
  await user.click(dialog.getByRole('checkbox', { name: 'piątek' }))
  await user.click(dialog.getByRole('checkbox', { name: 'poniedziałek' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: containing('dose.perDay') }), '2 razy')
  await user.type(dialog.getByRole('textbox', { name: containing('dose.text') }), '1 seria po 8')
  expect(dialog.getByText('1 seria po 8, pon., pt., do 2 razy dziennie')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: words('edit.picker.done') }))

  expect(await screen.findByText('1 seria po 8, pon., pt., do 2 razy dziennie')).toBeVisible()
  expect(screen.getByRole('button', { name: words('edit.dose', { title: 'Most biodrowy' }) })).toHaveFocus()
  await user.click(await press(SAVE))
  await screen.findByText(words('edit.saved'))
  expect(state.paths[12]!.items[1]).toEqual({
    training: bridge,
    dose: dose({ weekdays: [1, 5], perDayMax: 2, text: '1 seria po 8' }),
  })
})

test('the list for bad days is chosen among the programs and from the catalogue', async () => {
  const { user, state } = await openTeam(EDITOR)
  await user.click(await screen.findByRole('checkbox', { name: 'Wstawanie' }))
  await user.click(await press('Dodaj inny program'))
  await user.click(await press('wybierz Deska'))
  await user.click(await press('Gotowe'))
  const gentle = within(await screen.findByRole('region', { name: words('edit.gentle.title') }))
  await user.click(gentle.getByRole('button', { name: words('edit.up', { title: 'Deska' }) }))
  await user.click(gentle.getByRole('button', { name: sentence('Usuń z listy: Koci grzbiet') }))
  await user.click(await press(SAVE))
  await screen.findByText(words('edit.saved'))
  expect(state.paths[12]!.gentle).toEqual([plank, chair])
  expect(state.paths[12]!.items).toEqual(mariasPath.items)
})

test('a path without a name is not saved, and the focus goes to the name', async () => {
  const { user, calls } = await openTeam('/profile/my-team/member/13/path')
  await user.type(await screen.findByRole('textbox', { name: containing('edit.words.note') }), 'Cześć')
  await user.click(await press('Zapisz i powiadom: Jan'))
  expect(screen.getByRole('textbox', { name: containing('edit.words.name.path') })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: containing('edit.words.name.path') })).toHaveAccessibleDescription(
    words('edit.problem.nameless'),
  )
  expect(calls.some((call) => call.startsWith('path'))).toBe(false)
})

test('programs of the catalogue go into the same draft', async () => {
  const { user, router } = await openTeam(EDITOR)
  await user.click(await item('Usuń z listy: Most biodrowy'))
  await user.click(screen.getByRole('link', { name: words('edit.items.add') }))
  expect(await press('usuń Koci grzbiet')).toBeVisible()
  await user.click(await press('wybierz Deska'))
  expect(await screen.findByText(/^Na\sliście są 3 programy\. 2 zmiany$/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Wróć do ścieżki$/ }))

  expect(router.state.location.pathname).toBe(EDITOR)
  expect(await titles()).toEqual(['Koci grzbiet', 'Wstawanie', 'Deska'])
  await user.click(await press('Cofnij krok'))
  expect(await titles()).toEqual(['Koci grzbiet', 'Wstawanie'])
})

test('a path can be kept as a template, as it is shown', async () => {
  const { user, calls, router } = await openTeam(EDITOR)
  await user.click(await item('Usuń z listy: Wstawanie'))
  await user.click(await press('Zapisz jako szablon'))
  const dialog = within(screen.getByRole('dialog', { name: 'Nowy szablon' }))
  const name = dialog.getByRole('textbox', { name: words('edit.words.name.template') })
  expect(name).toHaveValue('Zdrowe biodra')
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Zapisz szablon' }))
  expect(name).toHaveFocus()
  await user.type(name, 'Biodra')
  await user.click(dialog.getByRole('button', { name: 'Zapisz szablon' }))
  await user.click(await press('Zobacz'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/my-team/templates/51'))
  expect(calls).toContain(`template Biodra: ${cat.id} ${bridge.id}`)
})
