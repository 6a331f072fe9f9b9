import type { I18n } from '@kinora/i18n'
import { addNotice, clearNotices } from '@kinora/notices'
import { followSession, clearPersonalValues } from '@kinora/session'
import { releaseSpaces } from '@kinora/ui'
import type { DataRouter } from 'react-router-dom'

/**
 * Follows the session until the page is closed. At the end of a session epoch it clears everything personal: stored
 * values, unless the same person begins or ends test mode, reserved spaces and notices.
 */
export function followEpochs(i18n: I18n, routerNow: () => DataRouter): () => void {
  return followSession({
    onEpochChange: ({ isSamePerson }) => {
      if (!isSamePerson) clearPersonalValues()
      releaseSpaces()
      clearNotices()
      // A pending navigation waits for responses of the last epoch, which never come: its loaders run again.
      if (routerNow().state.navigation.state !== 'idle') void routerNow().revalidate()
    },
    onRefused: () => void addNotice({ kind: 'error', text: i18n.t('shell:session.refused') }),
  })
}
