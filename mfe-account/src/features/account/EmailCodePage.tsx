import { FormLinks, Outcome, useProblemWords } from '@kinora/forms'
import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { sessionClient } from '@kinora/session'
import { Button, useHydrated, useLinkCode } from '@kinora/ui'
import { useState, type ReactNode } from 'react'
import { AccountPage } from './AccountPage.tsx'

type Props = {
  /** The key of the page's words. */
  under: 'newEmail' | 'restoreEmail'
  send: (body: { code: string }) => Promise<{ error?: unknown }>
  /** Where one goes on afterwards. */
  children: ReactNode
}

/** The code of a mail's link changes an address, on a press: programs that open the links of mails change nothing. */
export function EmailCodePage({ under, send, children }: Props) {
  const { t } = useTranslation('mfe-account')
  const words = useProblemWords('mfe-account')
  const code = useLinkCode()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isExpired = failure === 'auth.codeExpired' || (isHydrated && !code)

  async function press() {
    if (!code) return
    setBusy(true)
    const { error } = await send({ code })
    setBusy(false)
    setFailure(error ? problemOf(error).code : undefined)
    if (error) return
    setDone(true)
    await sessionClient.refresh()
  }

  const step = isDone ? 'done' : isExpired ? 'expired' : 'ask'
  return (
    <AccountPage title={t(`${under}.${step}Title`)} lead={t(`${under}.${step}Lead`)}>
      <FormLinks>
        {step === 'ask' ? (
          <>
            <Button
              variant="primary"
              disabled={!isHydrated}
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || void press()}
            >
              {t(isBusy ? `${under}.busy` : `${under}.submit`)}
            </Button>
            <Outcome problem={failure && words(failure)} />
          </>
        ) : (
          children
        )}
      </FormLinks>
    </AccountPage>
  )
}
