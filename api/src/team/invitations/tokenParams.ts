import { Type } from 'typebox'

export const Token = Type.String({ minLength: 1, maxLength: 100 })
export const TokenParams = Type.Object({ token: Token })
