import type { ActivatedGift } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { sessionClient, useSession } from '@kinora/session'
import { CardPage, Skeleton, useHydrated } from '@kinora/ui'
import { useState } from 'react'
import { Activated } from '../features/subscription/activation/Activated.tsx'
import { CodeField, CodeForm } from '../features/subscription/activation/CodeForm.tsx'
import { isWholeCode, showCode } from '../features/subscription/activation/giftCode.ts'
import { Mark } from '../features/subscription/Mark.tsx'
import { Notice } from '../features/subscription/Notice.tsx'
import { SignInFirst } from '../features/subscription/SignInFirst.tsx'

/** Cards of an earlier print have the code in their query. */
const codeIn = (hash: string, search: string) => (isWholeCode(hash) ? hash : new URLSearchParams(search).get('code'))

/** Where a gift code is redeemed. A link that carries the code needs one press. */
export default function ActivateScreen() {
  const { t } = useTranslation('mfe-commerce')
  const { search, hash } = useLocation()
  const { status, isTestMode } = useSession()
  const [typed, setTyped] = useState<string>()
  const [gift, setGift] = useState<ActivatedGift>()
  // The server's page is the same for all codes.
  const codeFromUrl = showCode((useHydrated() && codeIn(hash, search)) || '')
  const code = typed ?? codeFromUrl
  const path = paths.activateGift(code)

  function finish(activated: ActivatedGift) {
    setGift(activated)
    void sessionClient.refresh()
  }

  if (gift) return <Activated gift={gift} path={paths.activateGift()} />
  const isVisitor = status === 'unauthenticated'
  return (
    <CardPage
      title={t('activate.title')}
      lead={t(isVisitor ? 'activate.visitor' : 'activate.lead')}
      description={t('activate.description')}
      path={path}
      mark={<Mark icon="gift" />}
      isSecret
    >
      {isTestMode && <Notice tone="info">{t('activate.testMode')}</Notice>}
      {status === 'loading' && <Skeleton shape="block" />}
      {status === 'authenticated' && !isTestMode && <CodeForm code={code} onChange={setTyped} onDone={finish} />}
      {isVisitor && (
        <>
          <CodeField code={code} onChange={setTyped} />
          <SignInFirst path={path} />
        </>
      )}
    </CardPage>
  )
}
