import type { ProgramDetail } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { useLocation } from '@kinora/router'
import { LinkButton, VisuallyHidden } from '@kinora/ui'
import styles from './AfterFilm.module.css'
import { SimilarFilm } from './SimilarFilm.tsx'
import { useWaysOn } from './useWaysOn.ts'

type Props = {
  program: ProgramDetail
  hasEnded: boolean
  /** The page links the next program of the path; undefined until that is known. */
  hasNext: boolean | undefined
}

/**
 * Below a film that has ended, the ways on: a similar film, an account, the plans. They stay when the film plays again,
 * so that the page moves once only.
 */
export function AfterFilm({ program, hasEnded, hasNext }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { similar, hasAccount, hasPlans } = useWaysOn(program, hasNext)
  const isShown = hasEnded && (similar !== undefined || hasAccount || hasPlans)

  return (
    <>
      <VisuallyHidden as="output">{isShown && t('afterFilm.said')}</VisuallyHidden>
      {isShown && (
        <aside className={styles.card} aria-labelledby="after-film">
          <h2 id="after-film">{t('afterFilm.title')}</h2>
          {similar && <SimilarFilm program={similar} />}
          {hasAccount && (
            <div className={styles.way}>
              <p>{t('afterFilm.account')}</p>
              <LinkButton variant="primary" to={paths.signUp({ callbackUrl: localePath(locale, pathname) + search })}>
                {t('afterFilm.signUp')}
              </LinkButton>
            </div>
          )}
          {hasPlans && (
            <div className={styles.way}>
              <p>{t('afterFilm.plans')}</p>
              <LinkButton variant={hasAccount ? 'secondary' : 'primary'} to={paths.subscription()}>
                {t('player.plans')}
              </LinkButton>
            </div>
          )}
        </aside>
      )}
    </>
  )
}
