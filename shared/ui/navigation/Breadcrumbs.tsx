import { useTranslation } from '@kinora/i18n'
import { BREADCRUMBS_MAX } from '@kinora/limits'
import { Link, useLocation } from '@kinora/router'
import type { ReactNode } from 'react'
import { Icon } from '../media/Icon.tsx'
import { useSite } from '../page/SiteProvider.tsx'
import styles from './Breadcrumbs.module.css'

/** One step of the breadcrumbs. The last is the current page. */
export type Crumb = { path: string; label: string }

type Props = {
  /** The namespace of the messages that name the segments: `${ns}:breadcrumb.${segment}`. */
  ns: string
  /** Replaces the last segment's label; null removes it. */
  lastTitle?: string | null
  /** The path to show, if it is not the page's own. */
  path?: string
}

/** The breadcrumbs from home to this page. Above eight steps the middle is collapsed behind a button. */
export function Breadcrumbs({ ns, lastTitle, path }: Props) {
  const { t } = useTranslation('ui')
  const { t: name } = useTranslation(ns)
  const { pathname } = useLocation()
  const { hasHome } = useSite()

  const crumbs = crumbsOf(path ?? pathname, (segment) => name(`breadcrumb.${segment}`), lastTitle)
  const folds = crumbs.length + 1 > BREADCRUMBS_MAX
  const folded = folds ? crumbs.slice(0, -1) : []
  const visibleCrumbs = folds ? crumbs.slice(-1) : crumbs

  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumb.label')}>
      <ol className={crumbs.length > 1 && !folds ? styles.short : undefined}>
        <li>
          {crumbs.length === 0 ? (
            <Here>{t('breadcrumb.home')}</Here>
          ) : (
            <Link to="/" reloadDocument={!hasHome}>
              {t('breadcrumb.home')}
            </Link>
          )}
        </li>
        {folds && (
          <Step>
            <details>
              <summary aria-label={t('breadcrumb.more')}>…</summary>
              <ol>
                {folded.map((crumb) => (
                  <Step key={crumb.path}>
                    <CrumbLink {...crumb} />
                  </Step>
                ))}
              </ol>
            </details>
          </Step>
        )}
        {visibleCrumbs.map((crumb, index) => (
          <Step key={crumb.path}>
            {index === visibleCrumbs.length - 1 ? <Here>{crumb.label}</Here> : <CrumbLink {...crumb} />}
          </Step>
        ))}
      </ol>
    </nav>
  )
}

const CrumbLink = ({ path, label }: Crumb) => <Link to={path}>{label}</Link>

const Here = ({ children }: { children: ReactNode }) => <span aria-current="page">{children}</span>

const Step = ({ children }: { children: ReactNode }) => (
  <li>
    <Icon name="chevron-right" className={styles.arrow} />
    {children}
  </li>
)

/**
 * The steps of a path (docs/specification.md, section 2, "Shell"): one for each segment, without numeric ones;
 * `lastTitle` replaces the last label, and null removes the last step.
 */
export function crumbsOf(path: string, labelOf: (segment: string) => string, lastTitle?: string | null): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  return segments.flatMap((segment, index) => {
    const title = index === segments.length - 1 ? lastTitle : undefined
    if (title === null || (title === undefined && /^\d+$/.test(segment))) return []
    return [{ path: `/${segments.slice(0, index + 1).join('/')}`, label: title ?? labelOf(segment) }]
  })
}
