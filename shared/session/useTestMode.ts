import { paths } from '@kinora/paths'
import { useNavigate } from '@kinora/router'
import { sessionClient } from './sessionClient.ts'
import { useSession } from './sessionStore.ts'

/** Whether the page is in test mode, and what begins and ends it, each on a page of its view. */
export function useTestMode() {
  const { isTestMode } = useSession()
  const navigate = useNavigate()
  return {
    isTestMode,
    begin: () => {
      sessionClient.setTestMode(true)
      void navigate(paths.myPath())
    },
    /** @param to a page of the specialist's view */
    end: (to: string) => {
      sessionClient.setTestMode(false)
      void navigate(to)
    },
  }
}
