import { FormLinks } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import { PasteLink } from './PasteLink.tsx'

type Props = {
  /** Leads back to the form. */
  onAgain: () => void
  goTo: (url: string) => void
}

/** What one can do after a sign-in link was sent. */
export function LinkSent({ onAgain, goTo }: Props) {
  const { t } = useTranslation('mfe-account')
  return (
    <>
      <FormLinks>
        <p>{t('forgot.sentHint')}</p>
        <Button onClick={onAgain}>{t('signInLink.again')}</Button>
      </FormLinks>
      <PasteLink goTo={goTo} />
    </>
  )
}
