import { useLocale, useTranslation } from '@kinora/i18n'
import { addNotice } from '@kinora/notices'
import { localePath, paths } from '@kinora/paths'
import { Button, TextField, useSite } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import styles from './ReportLinks.module.css'

/** A link that was just made. Nobody can show it again: of its token there is only the hash. */
export function MadeLink({ token }: { token: string }) {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const { origin } = useSite()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [token])
  const url = `${origin}${localePath(locale, paths.visitReport(token))}`
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => addNotice({ kind: 'success', text: t('report.links.copied') }),
      () => field.current?.select(),
    )
  return (
    <div className={styles.made}>
      <TextField
        ref={field}
        label={t('report.links.new')}
        hint={t('report.links.once')}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>{t('report.links.copy')}</Button>
    </div>
  )
}
