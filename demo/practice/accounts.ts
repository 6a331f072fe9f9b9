import { emailOf } from './person.ts'

/** Whose accounts visitors try: e-mail addresses of two people of the practice. */
export const accounts = {
  member: emailOf({ firstName: 'Anna', lastName: 'Jarzębina' }),
  specialist: emailOf({ firstName: 'Katarzyna', lastName: 'Szałwia' }),
}
