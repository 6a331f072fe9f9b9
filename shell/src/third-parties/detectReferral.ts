import type { PageThirdParty } from '@kinora/contracts'
import { LOCALES, type Locale } from '@kinora/limits'
import { partyFrame, type Said } from './partyFrame.ts'

/** Specification, section 9. */
const CHECK_AFTER_MS = 1_000

type Options = {
  party: PageThirdParty
  locale: Locale
  /** The query of the address that the visit began with. */
  landing: string
  signal: AbortSignal
}

/**
 * Who sent this visitor (specification, section 4): the script of the current locale, a second later the check for a
 * referral and a campaign that counts, once more with the other locale, else nobody. Nobody too when a script does not
 * load. Never settles once aborted.
 */
export async function detectReferral({ party, locale, landing, signal }: Options): Promise<string | null> {
  const other = LOCALES.find((candidate) => candidate !== locale)!
  for (const attempt of [locale, other]) {
    const said = await lookUp(party, attempt, landing, signal)
    if (said?.event === 'failed') return null
    if (said?.event === 'referral' && party.campaigns?.[attempt].includes(said.campaign)) return said.token
  }
  return null
}

/** What the script of a locale has said a second after it was loaded; that it did not load, at once. */
function lookUp(party: PageThirdParty, locale: Locale, landing: string, signal: AbortSignal): Promise<Said | undefined> {
  return new Promise((resolve) => {
    let said: Said | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      leave()
      resolve(said)
    }
    const onSaid = (news: Said) => {
      if (said || news.event === 'ready') return
      said = news
      if (news.event === 'failed') finish()
    }
    const onLoad = () => void (timer ??= setTimeout(finish, CHECK_AFTER_MS))
    const close = partyFrame(party, { locale, query: parameterOf(party, landing), onSaid, onLoad }).open(document.body)
    const leave = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      close()
    }
    signal.addEventListener('abort', leave)
  })
}

/** Of the landing address the firm sees the one parameter that is meant for it. */
function parameterOf({ parameter }: PageThirdParty, landing: string): Record<string, string> {
  const value = parameter ? new URLSearchParams(landing).get(parameter) : null
  return parameter && value ? { [parameter]: value } : {}
}
