import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useParams } from '@kinora/router'
import { useSession } from '@kinora/session'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { useTeamGetTemplateQuery } from '../features/team/path/pathApi.ts'
import { AssignTemplate } from '../features/team/templates/AssignTemplate.tsx'
import { TemplateOf } from '../features/team/templates/TemplateOf.tsx'

/** Gives a template to several members at once. */
export default function AssignTemplateScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  const { role } = useSession()
  const { currentData: template } = useTeamGetTemplateQuery(id, { skip: role !== 'specialist' })
  const title = template ? t('assign.pageOf', { name: typeset(template.name) }) : t('assign.page')
  return (
    <TeamPage title={title} lead={t('assign.pageLead')} path={paths.assignTemplate(id)}>
      <TemplateOf key={id} id={id}>
        {(template) => <AssignTemplate template={template} />}
      </TemplateOf>
    </TeamPage>
  )
}
