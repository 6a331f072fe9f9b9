import { addDays } from '../../src/platform/days/calendarDays.ts'

type Week = [mon: string, tue: string, wed: string, thu: string, fri: string, sat: string, sun: string]

/** The days of a week, from Monday, 2026-11-23. */
export const WEEK = Array.from({ length: 7 }, (_, days) => addDays('2026-11-23', days)) as Week
