import { look } from '../films/look.ts'
import { roundMark } from '../stills/mark.ts'
import { wordmark } from '../stills/wordmark.ts'

/** What sites show of a link (Open Graph). */
export const OG_SIZE = { width: 1200, height: 630 } as const

/**
 * The poster cut to the shape of a link's picture, a little of its ceiling and floor gone, with the name in the corner.
 */
export const linkPicture = (poster: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 32 1280 672" width="${OG_SIZE.width}" height="${OG_SIZE.height}">${poster}` +
  `<rect x="40" y="72" width="228" height="72" rx="36" fill="${look.paper}" opacity=".88"/>` +
  roundMark.replace('<svg', '<svg x="54" y="84" width="48" height="48"') +
  `${wordmark([114, 121], 27, look.pine)}</svg>`
