import { problemOf } from '@kinora/http'
import type { I18n } from '@kinora/i18n'
import type { Notice } from '@kinora/notices'

/** The notice for a write that failed, where the page says nothing itself. What test mode refuses is no failure. */
export function noticeOfFailure(error: unknown, { t }: I18n): Pick<Notice, 'kind' | 'text'> {
  return problemOf(error)?.code === 'testMode.readOnly'
    ? { kind: 'info', text: t('ui:testMode.notSaved') }
    : { kind: 'error', text: t('shell:notices.notSaved') }
}
