import { currentEnd, storedValue, useSession } from '@kinora/session'
import { useEffect, useLayoutEffect, useRef } from 'react'

type Options<Values extends object> = {
  /** The names of the form's values: with the page's path they tell a form from the others of this tab. */
  names: string[]
  /** What was typed and not sent; undefined if nothing was. */
  typed: () => Values | undefined
  /** Fills it in again. */
  restore: (values: Partial<Values>) => void
}

const stored = storedValue('tab', 'forms', 1)
const readForms = () => (stored.read()['forms'] ?? {}) as Record<string, object>

/** Neither passwords nor codes wait in a browser's storage. */
const isKept = ([name]: [string, unknown]) => !/password|code/i.test(name)

/**
 * A session that has ended takes the page away with all that was read. What was typed into a form waits in this tab, and is
 * there again when the same person has signed in and opens the form (decision 011).
 */
export function useKeptTyping<Values extends object>(options: Options<Values>): void {
  const { session } = useSession()
  const latest = useRef(options)
  useLayoutEffect(() => void (latest.current = options))

  useEffect(() => {
    if (!session) return
    const { [nameOf(latest.current)]: values, ...others } = readForms()
    if (!values) return
    stored.keep({ forms: others })
    latest.current.restore(values)
  }, [session])

  useLayoutEffect(
    () => () => {
      const values = currentEnd() === 'expired' ? latest.current.typed() : undefined
      if (!values) return
      const kept = Object.fromEntries(Object.entries(values).filter(isKept))
      stored.keep({ forms: { ...readForms(), [nameOf(latest.current)]: kept } })
    },
    [],
  )
}

const nameOf = ({ names }: { names: string[] }) => [location.pathname, ...names].join(' ')
