import fp from 'fastify-plugin'
import { openReportLink } from './openReportLink.ts'
import { readMemberReport } from './readMemberReport.ts'
import { reportLinks } from './reportLinks.ts'

/** A member's last weeks on one page, for a visit: for their specialist, and for whoever has a link. */
export const reports = fp(
  async (app) => {
    app.register(reportLinks)
    app.register(openReportLink)
    app.register(readMemberReport)
  },
  { name: 'reports', encapsulate: true, dependencies: ['policies'] },
)
