const DAY_MS = 86_400_000

/**
 * Holidays in Poland: ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy, as amended on 6 December 2024 (Dz.U.
 * 2024 poz. 1965), by which the 24th of December is one since 2025.
 */
const HOLIDAYS = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26']
/** Easter Monday and Corpus Christi, in days after Easter. The holidays that are Sundays are not named. */
const AFTER_EASTER = [1, 60]

/** Whether a day, by its date in UTC, is no working day in Poland: a Saturday, a Sunday or a holiday. */
export function isDayOff(day: Date): boolean {
  if ([0, 6].includes(day.getUTCDay()) || HOLIDAYS.includes(day.toISOString().slice(5, 10))) return true
  return AFTER_EASTER.includes((day.getTime() - easterOf(day.getUTCFullYear())) / DAY_MS)
}

/** The Sunday of Easter: the Gregorian computus of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const early = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  return Date.UTC(year, 2, 22 + moon + sunday - 7 * early)
}
