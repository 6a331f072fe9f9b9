import { string } from 'yup'

/** Something, one @, something with a dot: the API and the letter sent there know the rest. */
const EMAIL = /^[^\s@"',]+@[^\s@"',]+\.[^\s@"',]{2,}$/u

/** Specification, section 5. The messages are codes of the API (section 8). */
export const email = string().trim().required('form.error.email.required').max(254, 'form.error.email.format').matches(EMAIL, { message: 'form.error.email.format', excludeEmptyString: true })
