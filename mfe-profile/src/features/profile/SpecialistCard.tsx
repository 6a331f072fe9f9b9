import type { SpecialistRecord } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { useSession } from '@kinora/session'
import { Avatar, Button, LinkButton, Skeleton, useProfessionName, Waiting } from '@kinora/ui'
import { useProfileGetSpecialistQuery } from './memberApi.ts'
import styles from './SpecialistCard.module.css'

/** The specialist who looks after the member, with a link to the conversation. */
export function SpecialistCard() {
  const { t } = useTranslation('mfe-profile')
  const { session } = useSession()
  const { currentData, isError, refetch } = useProfileGetSpecialistQuery(undefined, { skip: !session })
  return (
    <section className={styles.card} aria-labelledby="my-specialist">
      <h2 id="my-specialist" className={styles.title}>
        {t('sidebar.specialist.title')}
      </h2>
      {isError ? (
        <>
          <p>{t('sidebar.specialist.failed')}</p>
          <Button wide onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </>
      ) : currentData === undefined ? (
        <Waiting label={t('waiting')}>
          <Skeleton />
          <Skeleton short />
        </Waiting>
      ) : (
        <SpecialistDetails specialist={currentData} />
      )}
    </section>
  )
}

function SpecialistDetails({ specialist }: { specialist: SpecialistRecord | null }) {
  const { t } = useTranslation('mfe-profile')
  const profession = useProfessionName()
  if (!specialist)
    return (
      <>
        <p>{t('sidebar.specialist.none')}</p>
        <p className={styles.about}>{t('sidebar.specialist.howTo')}</p>
      </>
    )
  const { firstName, lastName, description } = specialist
  return (
    <>
      <div className={styles.person}>
        <Avatar person={specialist} small />
        <p>
          <b>
            {firstName} {lastName}
          </b>
          <span>{profession(specialist)}</span>
        </p>
      </div>
      {description && <p className={styles.about}>{description}</p>}
      <LinkButton wide icon="message" to={`${paths.myPath()}?showMessages`}>
        {t('sidebar.specialist.messages')}
      </LinkButton>
    </>
  )
}
