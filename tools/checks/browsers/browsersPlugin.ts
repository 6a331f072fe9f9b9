import { supportedScripts } from './supportedScripts.ts'
import { supportedStyles } from './supportedStyles.ts'

/** ESLint's rules about the browsers in .browserslistrc. */
export const browsersPlugin = {
  rules: { 'supported-scripts': supportedScripts, 'supported-styles': supportedStyles },
}
