import type { FieldPath, GiftOrderForm } from './giftOrderForm.ts'

/** The props of a field. Until hydration its name is the wire's: `purchaser[email]`. */
export function fieldOf(form: GiftOrderForm, isHydrated: boolean) {
  return (path: FieldPath) => {
    const props = form.field(path)
    return isHydrated ? props : { ...props, name: path.replace(/\.(\w+)/, '[$1]') }
  }
}
