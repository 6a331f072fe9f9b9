import type { MemberStats, SpecialistRecord } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { fakeReportLinks } from './features/state/report/report.fake.ts'
import { fakeState, stats as statsOf } from './features/state/state.fake.ts'
import { renderMember } from './renderProfile.fake.tsx'

type Given = Parameters<typeof fakeState>[0] & { stats?: MemberStats; specialist?: SpecialistRecord | null }
type Options = {
  locale?: Locale
  route?: string
  /** In place of no links to the report. */
  links?: ReturnType<typeof fakeReportLinks>['handlers']
  /** Changes the world before the page opens. */
  before?: (world: ReturnType<typeof fakeState>['world']) => void
}

/** Opens a page of the member's state as Anna. */
export async function openState(
  {
    stats = statsOf([3, 3, 3, 3, 3, 3, 3, 3], 3, { total: 38, weekAVG: 3.2 }),
    specialist = null,
    ...given
  }: Given = {},
  { locale = 'pl', route = '/profile/my-state', links = fakeReportLinks().handlers, before }: Options = {},
) {
  const { world, handlers } = fakeState(given)
  before?.(world)
  const view = await renderMember(route, { specialist, stats }, { locale, instead: [...handlers, ...links] })
  return { ...view, world }
}
