import type { Program } from '@kinora/contracts'
import { renderApp, server } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { fakePrograms } from '../programList.fake.ts'
import { program } from '../programs.fake.ts'
import { messages, words } from '../words.fake.ts'
import ProgramPickerSlot from './ProgramPickerSlot.tsx'

const many = Array.from({ length: 14 }, (_, index) =>
  program(index + 1, { title: index === 13 ? 'Koci grzbiet' : `Program ${index + 1}` }),
)
const open = (onChange: (program: Program, isChosen: boolean) => Promise<void>, chosen: number[] = []) => {
  server.use(...fakePrograms(many))
  return renderApp(<ProgramPickerSlot chosen={chosen} onChange={onChange} />, { messages })
}

test('the picker shows twelve programs, then more, and which are already chosen', async () => {
  const { user } = open(async () => {}, [2])
  expect(await screen.findByText(words('list.count', { count: 14 }))).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(12)
  expect(screen.getByRole('button', { name: words('picker.takeOutOne', { title: 'Program 2' }) })).toBeVisible()
  expect(screen.getByRole('button', { name: words('picker.choose', { title: 'Program 3' }) })).toBeVisible()

  await user.click(screen.getByRole('button', { name: words('picker.more') }))
  expect(await screen.findByRole('link', { name: 'Koci grzbiet' })).toBeVisible()
  expect(screen.queryByRole('button', { name: words('picker.more') })).not.toBeInTheDocument()
})

test('the picker searches, and says when nothing fits', async () => {
  const { user } = open(async () => {})
  await user.type(screen.getByRole('searchbox'), 'koci')
  expect(await screen.findByText(words('list.count', { count: 1 }))).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(await screen.findByText(words('list.empty'))).toBeVisible()
})

test('the picker adds and removes, and reverts a change that failed', async () => {
  const changes: [number, boolean][] = []
  const { user } = open(
    async ({ id }, isChosen) => {
      changes.push([id, isChosen])
      if (id === 3) throw new Error('offline')
    },
    [2],
  )
  await user.click(await screen.findByRole('button', { name: words('picker.takeOutOne', { title: 'Program 2' }) }))
  await user.click(screen.getByRole('button', { name: words('picker.choose', { title: 'Program 3' }) }))

  expect(changes).toEqual([
    [2, false],
    [3, true],
  ])
  expect(await screen.findByText(words('picker.failed', { title: 'Program 3' }))).toBeVisible()
  expect(screen.getByRole('button', { name: words('picker.choose', { title: 'Program 3' }) })).toBeVisible()
})
