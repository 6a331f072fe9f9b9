import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@kinora/limits'
import { Type } from 'typebox'

const password = Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH })

export const newPassword = {
  password,
  passwordConfirmation: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
}
