import type { PageThirdParty } from '@kinora/contracts'
import { LOCALES, type Locale } from '@kinora/limits'
import { thirdPartyFrame, type FrameMessage } from './thirdPartyFrame.ts'

/** How long a loaded script has to report a referral. */
const CHECK_AFTER_MS = 1_000

type Options = {
  party: PageThirdParty
  locale: Locale
  /** The query of the address that the visit began with. */
  landing: string
  signal: AbortSignal
}

/**
 * The token of the partner who sent this visitor: asks the script of the current locale, then of the other one, each
 * for a referral of a configured campaign. Null if neither reports one or a script does not load. Never settles once
 * aborted.
 */
export async function detectReferral({ party, locale, landing, signal }: Options): Promise<string | null> {
  const other = LOCALES.find((candidate) => candidate !== locale)!
  for (const attempt of [locale, other]) {
    const message = await lookUp(party, attempt, landing, signal)
    if (message?.event === 'failed') return null
    if (message?.event === 'referral' && party.campaigns?.[attempt].includes(message.campaign)) return message.token
  }
  return null
}

/** The script's message a second after it loaded, if any; a failure to load at once. */
function lookUp(
  party: PageThirdParty,
  locale: Locale,
  landing: string,
  signal: AbortSignal,
): Promise<FrameMessage | undefined> {
  return new Promise((resolve) => {
    let message: FrameMessage | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      leave()
      resolve(message)
    }
    const onMessage = (news: FrameMessage) => {
      if (message || news.event === 'ready') return
      message = news
      if (news.event === 'failed') finish()
    }
    const onLoad = () => void (timer ??= setTimeout(finish, CHECK_AFTER_MS))
    const close = thirdPartyFrame(party, { locale, query: parameterOf(party, landing), onMessage, onLoad }).open(
      document.body,
    )
    const leave = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      close()
    }
    signal.addEventListener('abort', leave)
  })
}

/** The one parameter of the landing address that the third party may see. */
function parameterOf({ parameter }: PageThirdParty, landing: string): Record<string, string> {
  const value = parameter ? new URLSearchParams(landing).get(parameter) : null
  return parameter && value ? { [parameter]: value } : {}
}
