import type { ProgramDetail } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { useSession } from '@kinora/session'
import { LinkButton, useSite } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import { FilmCover } from './FilmCover.tsx'
import type { FilmLock } from './filmLock.ts'
import styles from './LockedFilm.module.css'

type Props = {
  program: ProgramDetail
  lock: FilmLock
  /** It replaces a control that was pressed, so it takes over the focus. */
  isAnswer?: boolean
}

/**
 * The poster of a film that needs a plan, with a link to the plans and, for visitors, a sign-in link that leads back.
 */
export function LockedFilm({ program, lock, isAnswer = false }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { ended } = useSession()
  const hasEnded = lock === 'needsSession' && ended !== null
  return (
    <FilmCover
      program={program}
      film={program.video ?? undefined}
      icon="lock"
      sentence={t(hasEnded ? 'player.sessionEnded' : 'player.locked')}
    >
      <AccessLinks lock={lock} isAnswer={isAnswer} />
    </FilmCover>
  )
}

function AccessLinks({ lock, isAnswer }: Pick<Props, 'lock' | 'isAnswer'>) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { isProvided } = useSite()
  const { pathname, search } = useLocation()
  const ways = useRef<HTMLDivElement>(null)
  const hasPlans = isProvided(paths.subscription())

  // The pressed control is gone, and the focus with it.
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body)
      ways.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isAnswer])

  return (
    <div className={styles.ways} ref={ways}>
      {hasPlans && (
        <LinkButton variant="primary" to={paths.subscription()}>
          {t('player.plans')}
        </LinkButton>
      )}
      {lock === 'needsSession' && (
        <LinkButton
          variant={hasPlans ? 'secondary' : 'primary'}
          to={paths.signIn({ callbackUrl: localePath(locale, pathname) + search })}
        >
          {t('player.signIn')}
        </LinkButton>
      )}
    </div>
  )
}
