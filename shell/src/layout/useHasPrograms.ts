import { paths } from '@kinora/paths'
import { usePage } from '../page.tsx'

const ROUTE = paths.programs().slice(1)

/** True while a release provides the list of programs: only then may anything lead there. */
export const useHasPrograms = (): boolean => usePage().remotes.some(({ routes }) => routes.some(({ path }) => path === ROUTE))
