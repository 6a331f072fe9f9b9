import type { MemberStats, SpecialistRecord } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import type { RemoteOptions } from '@kinora/testing'
import { fakeReportLinks } from './features/state/report/report.fake.ts'
import { fakeState, stats as statsOf } from './features/state/state.fake.ts'
import { openProfile } from './openProfile.fake.tsx'

type Initial = Parameters<typeof fakeState>[0] & { stats?: MemberStats; specialist?: SpecialistRecord | null }
type Options = {
  locale?: Locale
  route?: string
  /** In place of no links to the report. */
  links?: ReturnType<typeof fakeReportLinks>['handlers']
  /** Changes the state before the page opens. */
  before?: (state: ReturnType<typeof fakeState>['state']) => void
  /** In place of Anna. */
  as?: RemoteOptions['as']
}

/** Opens a page of the member's state as Anna. */
export async function openState(
  {
    stats = statsOf([3, 3, 3, 3, 3, 3, 3, 3], 3, { total: 38, weekAVG: 3.2 }),
    specialist = null,
    ...initial
  }: Initial = {},
  {
    locale = 'pl',
    route = '/profile/my-state',
    links = fakeReportLinks().handlers,
    before,
    as = 'member',
  }: Options = {},
) {
  const { state, handlers } = fakeState(initial)
  before?.(state)
  const view = await openProfile(route, { specialist, stats }, { as, locale, handlers: [...handlers, ...links] })
  return { ...view, state }
}
