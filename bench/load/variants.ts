import type { Bundle } from './buildBundle.ts'
import type { Variant } from './serveVariant.ts'

const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>/g

/** The unchanged page. */
export const whole: Variant = { page: (html) => html }
/** The page without scripts, the lower bound of paint times. */
export const floor: Variant = { page: (html) => html.replaceAll(SCRIPTS, '') }

const ASYNC_SCRIPTS = /(?:<script async [^>]*><\/script>)+/

/** The page with the scripts of one bundle instead of its own. */
export const bundled = ({ scripts, files }: Bundle): Variant => ({
  page: (html) => html.replace(ASYNC_SCRIPTS, scripts),
  files,
})
