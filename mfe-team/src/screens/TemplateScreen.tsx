import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useParams } from '@kinora/router'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { TemplateEditor } from '../features/team/templates/TemplateEditor.tsx'
import { TemplateOf } from '../features/team/templates/TemplateOf.tsx'

/** Edits a template. */
export default function TemplateScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  return (
    <TeamPage title={t('templates.one')} lead={t('templates.oneLead')} path={paths.pathTemplate(id)}>
      <TemplateOf key={id} id={id}>
        {(template) => <TemplateEditor template={template} />}
      </TemplateOf>
    </TeamPage>
  )
}
