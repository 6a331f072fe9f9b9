import type { I18n } from '@kinora/i18n'
import { addNotice, clearNotices } from '@kinora/notices'
import { followSession, forgetPerson } from '@kinora/session'
import { dropPlaces } from '@kinora/ui'
import type { DataRouter } from 'react-router-dom'

/** Follows who is here for the rest of the visit. Whatever was told to one person or kept for them is gone before the next. */
export function followVisit(i18n: I18n, routerNow: () => DataRouter): () => void {
  return followSession({
    onTurn: () => {
      forgetPerson()
      dropPlaces()
      clearNotices()
      // A page on its way waits for answers that the last person will not get: it is asked for anew.
      if (routerNow().state.navigation.state !== 'idle') void routerNow().revalidate()
    },
    onRefused: () => void addNotice({ kind: 'error', text: i18n.t('shell:session.refused') }),
  })
}
