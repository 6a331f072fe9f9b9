/** Where a field of a form is on the page: `account-address-city`. There is one form on a page. */
export const fieldId = (name: string): string => `account-${name.replaceAll('.', '-')}`
