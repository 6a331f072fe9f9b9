import { defineRemote, preload } from '@kinora/remote'
import { paths } from '@kinora/paths'
import { currentSession } from '@kinora/session'
import { pathApi } from './features/path/pathApi.ts'
import { isProgramId, readFilters } from './features/programs/filters/programFilters.ts'
import { programsApi } from './features/programs/programsApi.ts'
import { positionApi } from './features/player/positionApi.ts'
import { trainingRowQueries } from './features/training/trainingRowQueries.ts'
import type { ProgramDetail } from '@kinora/contracts'

const { catalogListExamples, catalogListPrograms, catalogListCategories, catalogListLevels, catalogGetProgram } =
  programsApi.endpoints

export default defineRemote({
  name: 'mfe-catalog',
  i18n: {
    pl: () => import(/* webpackChunkName: "i18n-pl" */ './locales/pl.json'),
    en: () => import(/* webpackChunkName: "i18n-en" */ './locales/en.json'),
  },
  routes: [
    {
      id: 'programs',
      path: 'programs',
      search: ['category', 'level', 'duration', 'position', 'equipment', 'region', 'quiet', 'phrase', 'sort', 'page'],
      screen: () => import(/* webpackChunkName: "programs" */ './screens/ProgramListScreen.tsx'),
      loader: preload(({ search }) => ({
        queries: [
          catalogListPrograms.initiate(readFilters(search)),
          catalogListCategories.initiate(),
          catalogListLevels.initiate(),
        ],
        extras: trainingRowQueries(),
      })),
    },
    {
      id: 'program',
      path: 'programs/:id',
      examples: ['programs/1'],
      screen: () => import(/* webpackChunkName: "program" */ './screens/ProgramScreen.tsx'),
      loader: preload(({ params: { id } }) => {
        if (!isProgramId(id)) throw new Response(null, { status: 404 })
        return {
          queries: [catalogGetProgram.initiate(id)],
          extras: memberQueries(Number(id)),
          movedTo: ([program]) => ownPath(program as ProgramDetail, id),
        }
      }),
    },
  ],
  slots: {
    'catalog.checkIn.v1': {
      component: () => import(/* webpackChunkName: "catalog.checkIn.v1" */ './slots/CheckInSlot.tsx'),
    },
    'catalog.examplePrograms.v1': {
      component: () => import(/* webpackChunkName: "catalog.examplePrograms.v1" */ './slots/ExampleProgramsSlot.tsx'),
      loader: preload(() => ({ queries: [catalogListExamples.initiate()] })),
    },
    'catalog.player.v1': {
      component: () => import(/* webpackChunkName: "catalog.player.v1" */ './slots/PlayerSlot.tsx'),
    },
    'catalog.programCard.v1': {
      component: () => import(/* webpackChunkName: "catalog.programCard.v1" */ './slots/ProgramCardSlot.tsx'),
    },
    'catalog.programPicker.v1': {
      component: () => import(/* webpackChunkName: "catalog.programPicker.v1" */ './slots/ProgramPickerSlot.tsx'),
    },
    'catalog.search.v1': {
      component: () => import(/* webpackChunkName: "catalog.search.v1" */ './slots/SearchSlot.tsx'),
    },
  },
  nav: [
    { place: 'header', path: '/programs', order: 20, label: 'nav.programs' },
    { place: 'tabs', path: '/programs', order: 20, label: 'nav.programs', icon: 'clapperboard' },
    { place: 'footer.discover', path: '/programs', order: 10, label: 'nav.programs' },
  ],
})

/** For the id of another language's version the API returns this language's version, which has its own id and path. */
function ownPath(program: ProgramDetail, askedId: string): string | undefined {
  return String(program.id) === askedId ? undefined : paths.program(program.id)
}

/** What a member's page of a program adds, so that it comes with the page. Empty for others. */
function memberQueries(id: number): unknown[] {
  const session = currentSession()
  if (!session || session.userData.isSpecialist) return []
  return [
    pathApi.endpoints.catalogGetMyPlan.initiate(undefined),
    positionApi.endpoints.catalogPosition.initiate(id, { forceRefetch: true }),
  ]
}
