import { useTranslation } from '@kinora/i18n'
import { Loaded } from '@kinora/ui'
import { useTemplateListPartnersQuery } from './partnersApi.ts'

/** The partners of the platform, as an example of what the API has. */
export function PartnerList() {
  const { t } = useTranslation('mfe-template')
  const partners = useTemplateListPartnersQuery()
  return (
    <section aria-labelledby="partners">
      <h2 id="partners">{t('partners.title')}</h2>
      <Loaded reading={partners} failed={t('partners.failed')}>
        {(list) =>
          list.length === 0 ? (
            <p>{t('partners.none')}</p>
          ) : (
            <ul>
              {list.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
