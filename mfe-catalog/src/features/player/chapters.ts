import type { Chapter } from '@kinora/contracts'

/** The index of the chapter that a second of the film lies in; -1 before the first. */
export const chapterAt = (chapters: Chapter[], seconds: number): number =>
  chapters.findLastIndex(({ start }) => start <= seconds)

/** Where a chapter ends, in seconds: where the next begins, or the film of this length ends. */
export const endOf = (chapters: Chapter[], index: number, duration: number): number =>
  chapters[index + 1]?.start ?? duration
