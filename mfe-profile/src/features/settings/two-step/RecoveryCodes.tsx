import { FormLinks, Outcome } from '@kinora/forms'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Button, LinkButton } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './RecoveryCodes.module.css'

type Props = {
  codes: string[]
  /** Whether they were made to see members, which is possible now. */
  isNeeded: boolean
  onDone: () => void
}

/** New recovery codes, shown this once: to copy, to print, or to write down. */
export function RecoveryCodes({ codes, isNeeded, onDone }: Props) {
  const { t } = useTranslation('mfe-profile')
  const title = t('twoStep.codes.newTitle')
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone, and the codes are all that matters now.
  useEffect(() => heading.current?.focus(), [])
  const [outcome, setOutcome] = useState<{ done?: string; problem?: string }>({})
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setOutcome({ done: t('twoStep.codes.copied') }),
      () => setOutcome({ problem: t('twoStep.codes.notCopied') }),
    )
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{t('twoStep.codes.newText')}</p>
      <ul className={styles.codes} aria-label={title}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>{t('twoStep.codes.copy')}</Button>
        <Button onClick={() => print()}>{t('twoStep.codes.print')}</Button>
      </div>
      <Outcome {...outcome} />
      <FormLinks>
        {isNeeded && <LinkButton to={paths.myTeam()}>{t('twoStep.toTeam')}</LinkButton>}
        <Button variant="primary" onClick={onDone}>
          {t('twoStep.codes.kept')}
        </Button>
      </FormLinks>
    </section>
  )
}
