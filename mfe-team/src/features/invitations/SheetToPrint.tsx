import type { Invitation, InvitationSheet } from '@kinora/contracts'
import { dayOf, formatDay, useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { QrCode } from '@kinora/qr'
import { useSession } from '@kinora/session'
import { Button, useProfessionName } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import styles from './SheetToPrint.module.css'

type Props = { invitation: Invitation; sheet: InvitationSheet; onDone: () => void }

/** An invitation on one sheet of paper, in large type. Its link is told once, so the sheet cannot be opened again. */
export function SheetToPrint({ invitation: { email, lastName }, sheet: { token, expiresAt }, onDone }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const { session } = useSession()
  const print = useRef<HTMLButtonElement>(null)
  useEffect(() => print.current?.focus(), [])
  const url = `${location.origin}${localePath(locale, paths.invitation(token))}`
  const { firstName = '', lastName: family = '' } = session?.userData ?? {}
  const profession = useProfessionName()(session?.userData ?? {})
  const inviter = [firstName, family].join(' ')
  return (
    <>
      <div className={styles.actions}>
        <Button ref={print} variant="primary" icon="print" onClick={() => window.print()}>
          {t('sheet.print')}
        </Button>
        <Button onClick={onDone}>{t('sheet.done')}</Button>
        <p>{t('sheet.once')}</p>
      </div>
      <article className={styles.sheet} aria-label={t('sheet.label', { name: lastName ?? '' })}>
        <p className={styles.lead}>
          {t('sheet.lead', { name: inviter })}
          {profession && ` (${profession})`}
        </p>
        <div className={styles.columns}>
          <ol className={styles.steps}>
            <li>{t('sheet.step.camera')}</li>
            <li>{t('sheet.step.link')}</li>
            <li>
              {t('sheet.step.account')} <b className={styles.address}>{email}</b>
            </li>
            <li>{t('sheet.step.accept')}</li>
          </ol>
          <QrCode className={styles.code} text={url} label={t('sheet.code')} />
        </div>
        <p className={styles.small}>{t('sheet.orType')}</p>
        <p className={styles.url}>{url}</p>
        <p className={styles.small}>
          {t('sheet.until', { day: formatDay(dayOf(new Date(expiresAt)), locale, 'full') })}
        </p>
      </article>
    </>
  )
}
