import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useParams } from '@kinora/router'
import { TeamPage } from '../features/frame/TeamPage.tsx'
import { ExerciseCard } from '../features/team/card/ExerciseCard.tsx'
import { useMemberName } from '../features/team/member/useMemberName.ts'
import { PathOf } from '../features/team/path/PathOf.tsx'

/** A member's path to print. */
export default function ExerciseCardScreen() {
  const { t } = useTranslation('mfe-team')
  const id = Number(useParams()['id'])
  const name = useMemberName(id)
  const title = name ? t('card.titleOf', { name }) : t('card.title')
  return (
    <TeamPage title={title} name={title} lead={t('card.lead')} path={paths.exerciseCard(id)}>
      <PathOf key={id} memberId={id}>
        {(member, path) => <ExerciseCard member={member} path={path} />}
      </PathOf>
    </TeamPage>
  )
}
