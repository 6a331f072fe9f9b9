import type { ActiveSession } from '@kinora/contracts'
import { followSession, useSession } from '@kinora/session'
import { renderHook } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import { useEffect } from 'react'
import { fakeAuth } from './fakeAuth.ts'
import { server } from './server.ts'

type Options = {
  /** Handlers that replace the fake's, from the first call on. */
  instead?: RequestHandler[]
}

/** A tab that follows the session as in the shell, and another tab of the same browser (`events`, `tell`). */
export function openTab(session: ActiveSession | null = null, { instead = [] }: Options = {}) {
  const auth = fakeAuth(session)
  server.use(...instead, ...auth.handlers)
  const [onEpochChange, onRefused, events] = [jest.fn(), jest.fn(), [] as string[]]
  const otherTab = new BroadcastChannel('kinora.session')
  otherTab.onmessage = ({ data }: MessageEvent<{ event: string }>) => void events.push(data.event)

  const { result, unmount } = renderHook(() => {
    useEffect(() => {
      const stop = followSession({ onEpochChange, onRefused })
      return () => {
        stop()
        otherTab.close()
      }
    }, [])
    return useSession()
  })
  return {
    auth,
    close: unmount,
    now: () => result.current,
    onEpochChange,
    onRefused,
    events,
    tell: (message: object) => otherTab.postMessage(message),
  }
}
