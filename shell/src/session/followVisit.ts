import { baseApi, type Store } from '@kinora/http'
import type { I18n } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { followSession } from '@kinora/session'
import { dropPlaces } from '@kinora/ui'

/** Follows who is here for the rest of the visit. Whatever was fetched or kept for one person is gone before the next. */
export function followVisit(store: Store, i18n: I18n): () => void {
  return followSession({
    onUserChange: () => {
      dropPlaces()
      store.dispatch(baseApi.util.resetApiState())
    },
    onRefused: () => void addNotice({ kind: 'error', text: i18n.t('shell:session.refused') }),
  })
}
