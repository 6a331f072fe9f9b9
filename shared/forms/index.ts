/** Forms whose errors are codes of the API. Bundled by whoever has forms: it weighs what a form library does. */
export { ApiForm } from './ApiForm.tsx'
export { failureOf, noAnswer, type Failure } from './failureOf.ts'
export { email } from './rules.ts'
export { useApiForm } from './useApiForm.ts'
export { useChoice } from './useChoice.ts'
