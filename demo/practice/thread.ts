/** `who` wrote `text`, so many days ago at that hour in Warsaw. */
export type Line = [daysAgo: number, clock: string, who: 'member' | 'specialist', text: string]

/**
 * A conversation, the oldest line first. `seen` is the last day (in days ago) of which each has read what the other
 * sent; without it the member has read everything and the specialist everything up to the day before yesterday.
 */
export type Thread = { member: string; seen?: { member: number; specialist: number }; lines: Line[] }
