import { supportedScripts } from './supportedScripts.ts'
import { supportedStyles } from './supportedStyles.ts'

/** An ESLint plugin with rules for the browsers in .browserslistrc. */
export const browsersPlugin = {
  rules: { 'supported-scripts': supportedScripts, 'supported-styles': supportedStyles },
}
