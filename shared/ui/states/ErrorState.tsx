import { useTranslation } from '@kinora/i18n'
import { Button } from '../actions/Button.tsx'
import type { DrawingName } from './Drawing.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  /** What did not work; a general sentence unless given. */
  sentence?: string
  onRetry: () => void
  drawing?: DrawingName
}

/** An error while loading, announced when it appears, with a retry button. */
export function ErrorState({ sentence, onRetry, drawing = 'error' }: Props) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert">
      <EmptyState
        drawing={drawing}
        sentence={sentence ?? t('error.sentence')}
        action={<Button onClick={onRetry}>{t('error.retry')}</Button>}
      />
    </div>
  )
}
