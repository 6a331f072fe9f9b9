import type { FrontMatter } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link, useLoaderData, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Icon, PageHead, useSite, Wrap } from '@kinora/ui'
import { useEffect } from 'react'
import { Extract } from '../features/content/Extract.tsx'
import type { Content } from '../features/content/texts.ts'
import { StaticContent } from '../features/content/StaticContent.tsx'
import { GiftBand } from '../features/gift/GiftBand.tsx'
import { HomeSection } from '../features/home/HomeSection.tsx'
import { organization } from '../features/home/organization.ts'
import { Plans } from '../features/plans/Plans.tsx'
import { ExamplePrograms } from '../features/programs/ExamplePrograms.tsx'
import { HomeWaiting } from '../features/today/HomeWaiting.tsx'
import { TodayPlace } from '../features/today/TodayPlace.tsx'
import styles from './HomeScreen.module.css'
// The texts are HTML of the server and their components are not loaded, so the screen imports their styles.
import '../features/content/pieces/Hero.module.css'
import '../features/content/pieces/HeroPicture.module.css'
import '../features/content/pieces/Question.module.css'
import '../features/content/pieces/Quote.module.css'
import '../features/content/pieces/Quotes.module.css'
import '../features/content/pieces/Specialists.module.css'
import '../features/content/pieces/Step.module.css'
import '../features/content/pieces/StepFeelings.module.css'
import '../features/content/pieces/StepFilm.module.css'
import '../features/content/pieces/StepPrograms.module.css'
import '../features/content/pieces/StepView.module.css'
import '../features/content/pieces/Steps.module.css'

/**
 * The first page: for visitors what Kinora is, for a member today, for a specialist the way to their desk. The server
 * renders the visitors' page; a browser that knows whose home it is shows none of it (`reservedSpace` of @kinora/ui).
 */
export default function HomeScreen() {
  const { t } = useTranslation('mfe-marketing')
  const locale = useLocale()
  const { origin, isProvided } = useSite()
  const { title, description } = useLoaderData<FrontMatter>()
  const { status, role } = useSession()
  const isDesk = role === 'specialist' && isProvided(paths.myTeam())
  const isOwn = role === 'member' || isDesk
  return (
    <>
      <PageHead
        title={isOwn ? t('today.title') : title}
        description={description}
        path={paths.home()}
        jsonLd={organization(origin, locale)}
      />
      {(status === 'loading' || isDesk) && <HomeWaiting isReserved={status === 'loading'} />}
      {isDesk && <ToDesk />}
      {role === 'member' && <TodayPlace otherwise={<FrontPage />} />}
      {!isOwn && (
        <div className={status === 'loading' ? styles.front : undefined}>
          <FrontPage />
        </div>
      )}
    </>
  )
}

function ToDesk() {
  const navigate = useNavigate()
  useEffect(() => void navigate(paths.myTeam(), { replace: true }), [navigate])
  return null
}

/** For visitors: main message, how it works, programs, quotes, prices, questions. */
function FrontPage() {
  const { t } = useTranslation('mfe-marketing')
  return (
    <>
      <StaticContent page="home" />
      <HomeSection id="examples" title={t('examples.title')} lead={t('examples.lead')}>
        <ExamplePrograms />
      </HomeSection>
      <HomeSection
        id="references"
        title={t('references.title')}
        lead={t('references.lead')}
        look="ground"
        more={<More to={paths.references()} words={t('references.all')} />}
      >
        <StaticContent page="references" draw={extract} />
      </HomeSection>
      <HomeSection id="plans" title={t('plans.title')} lead={t('plans.lead')}>
        <Plans />
      </HomeSection>
      <Wrap>
        <GiftBand />
      </Wrap>
      <HomeSection id="faq" title={t('faq.home')} look="beside" more={<More to={paths.faq()} words={t('faq.all')} />}>
        <StaticContent page="faq" draw={extract} />
      </HomeSection>
    </>
  )
}

const extract = ({ default: Text }: Content) => (
  <Extract>
    <Text />
  </Extract>
)

const More = ({ to, words }: { to: string; words: string }) => (
  <Link to={to}>
    {words}
    <Icon name="arrow-right" size="small" />
  </Link>
)
