import type { Mutant } from './Mutant.ts'
import { apiMutants } from './list/api.ts'
import { componentMutants } from './list/components.ts'
import { lockMutants } from './list/locks.ts'
import { moneyMutants } from './list/money.ts'
import { platformMutants } from './list/platform.ts'
import { shellMutants } from './list/shell.ts'
import { toolMutants } from './list/tools.ts'
import { wordMutants } from './list/words.ts'

export const mutants: Mutant[] = [
  ...apiMutants,
  ...moneyMutants,
  ...lockMutants,
  ...platformMutants,
  ...componentMutants,
  ...shellMutants,
  ...wordMutants,
  ...toolMutants,
]
