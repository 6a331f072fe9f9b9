import type { Variant } from './serveVariant.ts'

const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>/g

/** The page as it is. */
export const whole: Variant = { page: (html) => html }
/** The page without scripts: nothing can be painted sooner. */
export const floor: Variant = { page: (html) => html.replaceAll(SCRIPTS, '') }
