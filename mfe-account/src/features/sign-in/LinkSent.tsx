import { FormLinks } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import { PasteLink } from './PasteLink.tsx'

/** What one can do after a sign-in link was sent. `onAgain` leads back to the form. */
export function LinkSent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('mfe-account')
  return (
    <>
      <FormLinks>
        <p>{t('forgot.sentHint')}</p>
        <Button onClick={onAgain}>{t('signInLink.again')}</Button>
      </FormLinks>
      <PasteLink />
    </>
  )
}
