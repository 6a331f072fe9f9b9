import { act, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { baseApi, makeStore, StoreProvider } from './index.ts'

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ testReadCount: build.query<number, void>({ query: () => '/count' }) }),
})
const { upsertQueryData } = testApi.util

function Count() {
  const { data } = testApi.useTestReadCountQuery()
  return <p>{data}</p>
}

test('a part that hydrates after an answer has come begins with what the server rendered', async () => {
  const store = makeStore({ apiBase: 'http://localhost/api', locale: 'pl' })
  await store.dispatch(upsertQueryData('testReadCount', undefined, 1))
  const page = (Part: ComponentType) => (
    <StoreProvider storeNow={() => store}>
      <Suspense>
        <Part />
      </Suspense>
    </StoreProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(Count))
  document.body.append(root)

  let load = (_: { default: typeof Count }) => {}
  const Late = lazy(() => new Promise<{ default: typeof Count }>((resolve) => (load = resolve)))
  const onRecoverableError = jest.fn()
  await act(() => hydrateRoot(root, page(Late), { onRecoverableError }))
  await act(() => store.dispatch(upsertQueryData('testReadCount', undefined, 2)))
  await act(async () => load({ default: Count }))

  expect(await screen.findByText('2')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.remove()
})
