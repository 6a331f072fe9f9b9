import { renderApp } from '@kinora/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { SearchField } from './SearchField.tsx'
import { useTypedSearch } from './useTypedSearch.ts'

/** A search whose address other buttons change, as links and the browser's Back do. */
function open() {
  const searches: string[] = []
  function Search() {
    const [search, setSearch] = useState('')
    const { value, type } = useTypedSearch({ search, onSearch: (text) => void searches.push(text) })
    return (
      <>
        <SearchField label="szukaj" value={value} onChange={({ target }) => type(target.value)} />
        {['kark', 'wszystko'].map((name) => (
          <button key={name} type="button" onClick={() => setSearch(name === 'kark' ? name : '')}>
            {name}
          </button>
        ))}
      </>
    )
  }
  const { user } = renderApp(<Search />)
  return { user, searches, goTo: (name: string) => user.click(screen.getByRole('button', { name })) }
}
const field = () => screen.getByRole('searchbox', { name: 'szukaj' })

test('it searches once when the typing pauses, and what was typed before the answer stays', async () => {
  const { user, searches, goTo } = open()
  await user.type(field(), ' kark ')
  await waitFor(() => expect(searches).toEqual(['kark']))
  await user.type(field(), 'i')
  await goTo('kark')
  expect(field()).toHaveValue(' kark i')
})

test('it follows the address, also back to a search that was typed', async () => {
  const { user, searches, goTo } = open()
  await user.type(field(), 'kark')
  await waitFor(() => expect(searches).toEqual(['kark']))
  await goTo('kark')
  await goTo('wszystko')
  expect(field()).toHaveValue('')
  await goTo('kark')
  expect(field()).toHaveValue('kark')
})
