import { useTranslation } from '@kinora/i18n'
import { Button } from '../actions/Button.tsx'
import { useOnline } from '../page/useOnline.ts'
import type { DrawingName } from './Drawing.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  /** What did not work; a general sentence unless given. */
  sentence?: string
  /** In place of the sentence and the drawing without a connection. */
  offline?: string
  onRetry: () => void
  drawing?: DrawingName
}

/** An error while loading, announced when it appears, with a retry button. */
export function ErrorState({ sentence, offline, onRetry, drawing = 'error' }: Props) {
  const { t } = useTranslation('ui')
  const isOffline = !useOnline() && offline !== undefined
  return (
    <div role="alert">
      <EmptyState
        drawing={isOffline ? 'offline' : drawing}
        sentence={(isOffline ? offline : sentence) ?? t('error.sentence')}
        action={<Button onClick={onRetry}>{t('error.retry')}</Button>}
      />
    </div>
  )
}
