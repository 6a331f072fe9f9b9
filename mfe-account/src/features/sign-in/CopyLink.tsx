import { FormLinks, Outcome } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import { useState } from 'react'

/** Copies the link that opened this page, for `PasteLink` of the app that has asked for it. */
export function CopyLink() {
  const { t } = useTranslation('mfe-account')
  const [outcome, setOutcome] = useState<{ done?: string; problem?: string }>({})
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setOutcome({ done: t('signInLink.copied') }),
      () => setOutcome({ problem: t('signInLink.notCopied') }),
    )
  return (
    <FormLinks>
      <Button variant="primary" onClick={() => void copy()}>
        {t('signInLink.copy')}
      </Button>
      <Outcome {...outcome} />
    </FormLinks>
  )
}
