import type { ReactNode } from 'react'
import { usePage } from '../page.tsx'
import { reportFailure } from '../remotes/reportFailure.ts'
import { Boundary } from './Boundary.tsx'

type Props = { fallback: ReactNode; children: ReactNode }

/** Shows something else where a part of the shell breaks, and tells the platform. */
export function ReportingBoundary({ fallback, children }: Props) {
  const { set } = usePage()
  const report = (error: unknown) => reportFailure({ set, remote: 'shell', version: 'live', phase: 'render', error })
  return (
    <Boundary onError={report} fallback={() => fallback}>
      {children}
    </Boundary>
  )
}
