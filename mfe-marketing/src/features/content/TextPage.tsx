import type { FrontMatter } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { useLoaderData } from '@kinora/router'
import { Breadcrumbs, PageHead, PageTop, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import { formatVersion } from './formatVersion.ts'
import type { ContentPage } from './texts.ts'
import styles from './TextPage.module.css'

type Props = {
  page: ContentPage
  /** The number of the page, `?page=2`, where the text is split into several. */
  part?: number
  children: ReactNode
}

/** The layout of a page whose text is in `content/`: document head, breadcrumbs, title and version. */
export function TextPage({ page, part = 1, children }: Props) {
  const { t } = useTranslation('mfe-marketing')
  const locale = useLocale()
  const { title, description, lead, version } = useLoaderData<FrontMatter>()
  return (
    <Wrap>
      <PageHead
        title={part > 1 ? t('titleOfPart', { title, part }) : title}
        description={description}
        path={part > 1 ? `/${page}?page=${part}` : `/${page}`}
      />
      <Breadcrumbs ns="mfe-marketing" />
      <PageTop title={title} lead={lead}>
        {version && <p className={styles.version}>{t('version', { date: formatVersion(version, locale) })}</p>}
      </PageTop>
      {children}
    </Wrap>
  )
}
