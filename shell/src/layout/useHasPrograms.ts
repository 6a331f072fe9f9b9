import { paths } from '@kinora/paths'
import { useIsProvided } from './useIsProvided.ts'

/** True while a release provides the list of programs. */
export const useHasPrograms = (): boolean => useIsProvided()(paths.programs())
