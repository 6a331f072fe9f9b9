import type { Locale } from '@kinora/limits'
import type { Chapter, InBothLanguages } from '../program.ts'

/** A caption: from and to in seconds of its block, then the words. */
export type Cue = [from: number, to: number, pl: string, en: string]

/**
 * One exercise of a film: `lead` seconds of rest in which it is announced, then `times` repetitions of
 * `period` seconds each. `motion` names the movement that the film's figure makes in one repetition. Repetitions
 * are counted on the picture, unless the exercise is held for a time: then `count` says that seconds are.
 */
export type Block<Motion extends string = string> = {
  motion: Motion
  lead: number
  times: number
  period: number
  count?: 'seconds'
  title: InBothLanguages<string>
  note: InBothLanguages<string>
  cues: Cue[]
}

export type Script<Motion extends string = string> = Block<Motion>[]

export type Caption = { from: number; to: number; text: string }

const secondsOfBlock = (block: Block) => block.lead + block.times * block.period

export const secondsOf = (script: Script) => script.reduce((sum, block) => sum + secondsOfBlock(block), 0)

/** A block and the second of the film in which it begins. */
export type Placed<Motion extends string = string> = { start: number; block: Block<Motion> }

export function timelineOf<Motion extends string>(script: Script<Motion>): Placed<Motion>[] {
  let start = 0
  return script.map((block) => {
    const placed = { start, block }
    start += secondsOfBlock(block)
    return placed
  })
}

export const chaptersOf = (script: Script, locale: Locale): Chapter[] =>
  timelineOf(script).map(({ start, block }) => {
    const chapter = { start, title: block.title[locale], note: block.note[locale] }
    if (block.count !== 'seconds') return chapter
    return { ...chapter, timed: { from: start + block.lead, seconds: block.times * block.period } }
  })

const wordsOf = ([, , pl, en]: Cue, locale: Locale) => (locale === 'pl' ? pl : en)

export const captionsOf = (script: Script, locale: Locale): Caption[] =>
  timelineOf(script).flatMap(({ start, block }) =>
    block.cues.map((cue) => ({ from: start + cue[0], to: start + cue[1], text: wordsOf(cue, locale) })),
  )

/** One paragraph for each exercise: its captions in a row. */
export const transcriptionOf = (script: Script, locale: Locale): string[] =>
  script.map((block) => block.cues.map((cue) => wordsOf(cue, locale)).join(' '))
