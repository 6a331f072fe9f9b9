import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { TemplateList } from '../features/team/templates/TemplateList.tsx'

/** The specialist's templates of paths. */
export default function TemplatesScreen() {
  const { t } = useTranslation('mfe-team')
  return (
    <TeamPage title={t('templates.title')} lead={t('templates.lead')} path={paths.pathTemplates()}>
      <TemplateList />
    </TeamPage>
  )
}
