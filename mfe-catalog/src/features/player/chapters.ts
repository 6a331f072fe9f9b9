import type { Chapter } from '@kinora/contracts'

/** The index of the chapter that a second of the film lies in; -1 before the first. */
export const chapterAt = (chapters: Chapter[], seconds: number): number => chapters.findLastIndex(({ start }) => start <= seconds)
