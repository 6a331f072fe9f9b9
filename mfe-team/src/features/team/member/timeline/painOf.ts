import type { TimelineDay } from '@kinora/contracts'

/** A day's pain as in the signals: that after the last training, or else that before the first one. */
export const painOf = ({ painBefore, painAfter }: TimelineDay): number | null => painAfter ?? painBefore
