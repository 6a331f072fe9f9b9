/** The element id of a form's field: `field-address-city`. There is one form on a page. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`
