import * as events from '@kinora/events'
import * as http from '@kinora/http'
import * as i18n from '@kinora/i18n'
import * as notices from '@kinora/notices'
import * as referral from '@kinora/referral'
import * as remote from '@kinora/remote'
import * as router from '@kinora/router'
import * as session from '@kinora/session'
import * as ui from '@kinora/ui'
import * as react from 'react'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import * as jsxRuntime from 'react/jsx-runtime'

/** What the server bundles of remotes import: the same shared packages that federation shares in a browser. */
export const shared: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  '@kinora/events': events,
  '@kinora/http': http,
  '@kinora/i18n': i18n,
  '@kinora/notices': notices,
  '@kinora/referral': referral,
  '@kinora/remote': remote,
  '@kinora/router': router,
  '@kinora/session': session,
  '@kinora/ui': ui,
}
