/** Where a field of a form is on the page: `field-address-city`. There is one form on a page. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`
