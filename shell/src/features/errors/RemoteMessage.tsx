import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { Button, EmptyState, PageHead, useOnline, Wrap } from '@kinora/ui'

type Props = {
  onRetry: () => void
  /** `page` sets the page's title and heading; `slot` is within a page. */
  kind?: 'page' | 'slot'
}

/** Replaces a remote that cannot be shown. The rest of the page works. */
export function RemoteMessage({ onRetry, kind = 'page' }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const online = useOnline()
  function retry() {
    // The button goes away, and the keyboard must not begin at the top of the document again.
    if (kind === 'page') document.getElementById('main')?.focus()
    onRetry()
  }
  const reason = online ? kind : 'offline'
  return (
    <Wrap>
      {kind === 'page' && <PageHead title={t('remote.title')} description={t('remote.page')} path={pathname} noIndex />}
      <div role="alert">
        <EmptyState
          as={kind === 'page' ? 'h1' : 'p'}
          drawing={online ? 'error' : 'offline'}
          sentence={t(`remote.${reason}`)}
          action={
            <Button variant="primary" onClick={retry}>
              {t('remote.retry')}
            </Button>
          }
        />
      </div>
    </Wrap>
  )
}
