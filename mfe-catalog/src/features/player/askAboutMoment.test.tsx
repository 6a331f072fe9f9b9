import type { Slots } from '@kinora/contracts'
import { SlotContext, type SlotProps } from '@kinora/remote'
import { renderApp } from '@kinora/testing'
import { screen } from '@testing-library/react'
import { containing, messages, words } from '../../words.fake.ts'
import { detail } from '../../programs.fake.ts'
import { AskAboutMoment } from './AskAboutMoment.tsx'
import { FilmProvider, useFilm } from './FilmProvider.tsx'
import { showPlayer } from './showPlayer.fake.tsx'

function Begin() {
  const { playFrom } = useFilm()
  return (
    <button type="button" onClick={() => playFrom(133.7)}>
      Dalej
    </button>
  )
}
const showSlot = ({ name, props }: SlotProps) => {
  const { program, seconds } = props as Slots['profile.askAboutMoment.v1']
  return <p role="dialog">{`${name}: ${program.title}, ${seconds}`}</p>
}

function open(hasSpecialist: boolean) {
  return renderApp(
    <SlotContext value={showSlot}>
      <FilmProvider>
        <Begin />
        <AskAboutMoment program={detail(5)} hasSpecialist={hasSpecialist} />
      </FilmProvider>
    </SlotContext>,
    { messages },
  )
}
const button = () => screen.queryByRole('button', { name: words('player.askAboutMoment') })

test('once the film has begun, a member with a specialist asks about the moment it shows', async () => {
  const { user } = open(true)
  expect(button()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words('player.nextShort') }))
  await user.click(await screen.findByRole('button', { name: words('player.askAboutMoment') }))

  expect(screen.getByRole('dialog')).toHaveTextContent(`profile.askAboutMoment.v1: ${detail(5).title}, 133`)
})

test('without a specialist nobody can be asked', async () => {
  const { user } = open(false)
  await user.click(screen.getByRole('button', { name: words('player.nextShort') }))

  expect(button()).not.toBeInTheDocument()
})

test.each([
  ['?t=65', true],
  ['?t=9999', false],
  ['?t=abc', false],
])('an address with %s begins there: %s', (query, isThere) => {
  showPlayer(undefined, undefined, { route: `/programs/5${query}` })

  expect(screen.queryByRole('button', { name: containing('player.resume') }) !== null).toBe(isThere)
})
