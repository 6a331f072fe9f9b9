import { useTranslation } from '@kinora/i18n'
import { PageHead, PageTop, Wrap } from '@kinora/ui'
import { PartnerList } from '../features/partners/PartnerList.tsx'
import { ownPaths } from '../paths.ts'

export default function MainScreen() {
  const { t } = useTranslation('mfe-template')
  return (
    <Wrap>
      <PageHead title={t('title')} description={t('description')} path={ownPaths.main()} />
      <PageTop title={t('title')} lead={t('lead')} />
      <PartnerList />
    </Wrap>
  )
}
