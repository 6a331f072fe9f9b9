import { useTranslation } from '@kinora/i18n'
import { Button } from '@kinora/ui'
import { GoogleMark } from './GoogleMark.tsx'
import type { useGoogle } from './useGoogle.ts'

type Props = { google: ReturnType<typeof useGoogle>; wide?: boolean }

/** Signs in with Google. Text and colours follow Google's branding guidelines. */
export function GoogleButton({ google: { isLeaving, leave }, wide }: Props) {
  const { t } = useTranslation('account')
  return (
    <Button wide={wide} aria-disabled={isLeaving || undefined} onClick={leave}>
      <GoogleMark />
      {t(isLeaving ? 'signIn.googleBusy' : 'signIn.google')}
    </Button>
  )
}
