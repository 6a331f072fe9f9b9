import { failureOf } from '@kinora/forms'
import { ErrorState } from '@kinora/ui'
import { useProblemWords } from './useProblemWords.ts'

/** Data of a settings page that could not be read. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = useProblemWords()
  const { code } = failureOf(error)
  return code === 'auth.offline' ? (
    <ErrorState drawing="offline" sentence={problem('auth.notLoaded')} onRetry={onRetry} />
  ) : (
    <ErrorState onRetry={onRetry} />
  )
}
