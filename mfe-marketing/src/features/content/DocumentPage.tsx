import { useTranslation } from '@kinora/i18n'
import type { ContentPage } from './texts.ts'
import { StaticContent } from './StaticContent.tsx'
import { TextPage } from './TextPage.tsx'
import documentStyles from './DocumentPage.module.css'
import prose from './Prose.module.css'

/** A long text with a list of its parts beside it, or above it where there is less room. */
export function DocumentPage({ page }: { page: ContentPage }) {
  return (
    <TextPage page={page}>
      <StaticContent
        page={page}
        className={documentStyles.document}
        draw={({ default: Text, headings }) => (
          <>
            <Parts headings={headings} />
            <div className={prose.prose}>
              <Text />
            </div>
          </>
        )}
      />
    </TextPage>
  )
}

function Parts({ headings }: { headings: { id: string; text: string }[] }) {
  const { t } = useTranslation('mfe-marketing')
  return (
    <nav className={documentStyles.parts} aria-labelledby="parts">
      <h2 id="parts">{t('parts')}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
