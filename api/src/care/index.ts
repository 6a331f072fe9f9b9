import fp from 'fastify-plugin'
import { knownTimeZones } from '../platform/index.ts'
import { checkIns } from './answers/checkIns.ts'
import { feedbacks } from './answers/feedbacks.ts'
import { listCheckIns } from './answers/listCheckIns.ts'
import { videoSurveys } from './answers/videoSurveys.ts'
import { assignTemplates } from './path-editing/assignTemplates.ts'
import { editPath } from './path-editing/editPath.ts'
import { templates } from './path-editing/templates.ts'
import { changePlanState } from './path/changePlanState.ts'
import { getMyPath } from './path/getMyPath.ts'
import { getMyPlan } from './path/getMyPlan.ts'
import { getMyProgress } from './path/getMyProgress.ts'
import { getMyStats } from './path/getMyStats.ts'
import { removeFromPath } from './path/removeFromPath.ts'
import { calendarFeed } from './reminders/calendarFeed.ts'
import { reminderTokens } from './reminders/reminderTokens.ts'
import { sendReminders } from './reminders/sendReminders.ts'
import { settings } from './reminders/settings.ts'
import { stopReminders } from './reminders/stopReminders.ts'
import { openReportLink } from './reports/openReportLink.ts'
import { readMemberReport } from './reports/readMemberReport.ts'
import { reportLinks } from './reports/reportLinks.ts'
import { emotions } from './state/emotions.ts'
import { goals } from './state/goals.ts'
import { symptomsSurveys } from './state/symptomsSurveys.ts'
import { filmPosition } from './training/filmPosition.ts'
import { getToday } from './training/getToday.ts'
import { listDone } from './training/listDone.ts'
import { markDone } from './training/markDone.ts'

export { selectExercises } from './exercises/exerciseQueries.ts'
export { exercisesOf } from './exercises/exercisesOf.ts'
export { type AskedItem, askedDays, isAskedOn, spreadOf } from './path/days/askedDays.ts'
export { isNeededOn } from './path/days/dueDays.ts'
export { selectPath } from './path/pathQueries.ts'
export { percentOf } from './path/percentOf.ts'
export { selectProgress } from './path/progressQueries.ts'
export { selectGoals } from './state/goalQueries.ts'
export { selectStats } from './path/statsQueries.ts'

/**
 * A member's care: the path that their specialist has chosen for them, what they train and answer, how they are in their
 * own words, reminders, and reports for a visit.
 */
export const care = fp(
  async (app) => {
    app.countEntries('time zones', knownTimeZones)
    app.register(markDone)
    app.register(getToday)
    app.register(listDone)
    app.register(filmPosition)

    app.register(feedbacks)
    app.register(videoSurveys)
    app.register(checkIns)
    app.register(listCheckIns)

    app.register(getMyPath)
    app.register(removeFromPath)
    app.register(getMyPlan)
    app.register(changePlanState)
    app.register(getMyProgress)
    app.register(getMyStats)

    app.register(editPath)
    app.register(templates)
    app.register(assignTemplates)

    app.register(symptomsSurveys)
    app.register(emotions)
    app.register(goals)

    app.register(reportLinks)
    app.register(openReportLink)
    app.register(readMemberReport)

    const tokens = reminderTokens(app.config.authSecrets)
    app.register(settings, { tokens })
    app.register(stopReminders, { tokens })
    app.register(calendarFeed, { tokens })
    app.jobs.work('reminders', () => sendReminders(app, tokens))
  },
  { name: 'care', encapsulate: true, dependencies: ['policies', 'limits', 'metrics', 'jobs', 'mail'] },
)
