import { OpenedReport } from '../features/state/report/links/OpenedReport.tsx'

/** A member's report, for whoever has its link; without signing in. */
export default function VisitReportScreen() {
  return <OpenedReport />
}
