import type { ReactNode } from 'react'
import { Skeleton } from '../surfaces/Skeleton.tsx'
import { ErrorState } from './ErrorState.tsx'
import styles from './Loaded.module.css'
import { Waiting } from './Waiting.tsx'

type Props<Data> = {
  /** A `Reading` of @kinora/http, which is beside this package and not below it. */
  reading: { currentData?: Data; isError: boolean; refetch: () => unknown }
  /** What could not be read, as a sentence. */
  failed: string
  children: (data: Data) => ReactNode
}

/** A part that waits for an answer of the API: until then a placeholder, or an error with a button to read it again. */
export function Loaded<Data>({ reading: { currentData, isError, refetch }, failed, children }: Props<Data>) {
  if (currentData !== undefined) return children(currentData)
  if (isError) {
    const drawing = navigator.onLine ? 'error' : 'offline'
    return <ErrorState sentence={failed} drawing={drawing} onRetry={() => void refetch()} />
  }
  return (
    <Waiting className={styles.waiting}>
      <Skeleton />
      <Skeleton shape="block" />
    </Waiting>
  )
}
