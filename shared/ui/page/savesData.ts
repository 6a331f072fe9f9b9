/** Whether somebody has asked their browser to load little; some browsers do not tell. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
