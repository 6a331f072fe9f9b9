import { useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { ErrorState } from '@kinora/ui'

/** Data of a settings page that could not be read. */
export function LoadFailed({ error, onRetry }: { error: NonNullable<unknown>; onRetry: () => void }) {
  const problem = useProblemWords('mfe-profile', 'account.problem')
  const { code } = problemOf(error)
  return code === 'auth.offline' ? (
    <ErrorState drawing="offline" sentence={problem('auth.notLoaded')} onRetry={onRetry} />
  ) : (
    <ErrorState onRetry={onRetry} />
  )
}
