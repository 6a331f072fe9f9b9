import { paths, splitLocale } from '@kinora/paths'

/** Whether the address that a sign-in leads to asks for a second factor. */
export const isSecondStep = (url: string): boolean =>
  splitLocale(new URL(url, location.origin).pathname).path === paths.secondFactor()
