import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { Button, EmptyState, PageHead, Wrap } from '@kinora/ui'
import { useOnline } from './useOnline.ts'

type Props = {
  onRetry: () => void
  /** `page` is a whole page and gets its heading; `part` stands within one. */
  kind?: 'page' | 'part'
}

/** A remote's place while the remote cannot be shown. The rest of the page goes on. */
export function RemoteMessage({ onRetry, kind = 'page' }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const online = useOnline()
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
            <Button variant="primary" onClick={onRetry}>
              {t('remote.retry')}
            </Button>
          }
        />
      </div>
    </Wrap>
  )
}
