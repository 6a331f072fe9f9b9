import { lazy, Suspense, useState, type ComponentType, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { answerEarly } from './answerEarly.ts'

/** What reached the components, in order. */
export const calls: string[] = []

/** In development React notices the mark of a press. */
function Page() {
  const [phrase, setPhrase] = useState('')
  const [plan, setPlan] = useState('year')
  const [agrees, setAgrees] = useState(false)
  const [level, setLevel] = useState('1')
  const tell = (what: string) => void calls.push(what)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    tell(`sent ${phrase}`)
  }
  return (
    <main>
      <button suppressHydrationWarning onClick={() => tell('menu')}>
        Menu
      </button>
      <button suppressHydrationWarning onClick={() => tell('heart')}>
        Ulubiony
      </button>
      <a href="#main">Przejdź do treści</a>
      <form suppressHydrationWarning aria-label="Hasło i plan" method="post" onSubmit={submit}>
        <input
          aria-label="Hasło"
          value={phrase}
          onChange={({ target }) => (tell(`typed ${target.value}`), setPhrase(target.value))}
          onBlur={() => tell(`left ${phrase}`)}
        />
        <label>
          <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
          Zgoda
        </label>
        {['year', 'month'].map((name) => (
          <label key={name}>
            <input type="radio" checked={plan === name} name="plan" onChange={() => setPlan(name)} />
            {name}
          </label>
        ))}
        <select aria-label="Poziom" value={level} onChange={({ target }) => setLevel(target.value)}>
          <option>1</option>
          <option>2</option>
        </select>
        <button suppressHydrationWarning type="submit">
          Wyślij
        </button>
      </form>
      <form action="/programs" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Pokaż</button>
      </form>
      <p role="status">{[phrase, plan, String(agrees), level].join(' ')}</p>
    </main>
  )
}

/** A page whose code comes when `load` is called, inside of a boundary, as a remote's does. */
export function servedPage() {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const Remote = lazy(() => promise)
  const page = (Part: ComponentType) => (
    <>
      <header>
        <button suppressHydrationWarning onClick={() => calls.push('account')}>
          Konto
        </button>
      </header>
      <Suspense>
        <Part />
      </Suspense>
    </>
  )
  const root = document.createElement('div')
  root.append(document.createRange().createContextualFragment(renderToString(page(Page))))
  document.body.append(root)
  return {
    start: () => answerEarly(root, () => void hydrateRoot(root, page(Remote))),
    startAnew: () => answerEarly(root, () => flushSync(() => createRoot(root).render(page(Page)))),
    load: () => resolve({ default: Page }),
  }
}
