/**
 * Forms whose errors are codes of the API. Bundled by each remote with forms, because the form library is too large for
 * every page.
 */
export { ApiForm } from './ApiForm.tsx'
export { failureOf, noAnswer, type Failure } from './failureOf.ts'
export { FormLinks } from './FormLinks.tsx'
export { FormPage } from './FormPage.tsx'
export { FormSkeleton } from './FormSkeleton.tsx'
export { NewPasswordFields } from './NewPasswordFields.tsx'
export { anyPassword, email, newPassword, passwordConfirmation } from './rules.ts'
export { useApiForm } from './useApiForm.ts'
export { useChoice } from './useChoice.ts'
