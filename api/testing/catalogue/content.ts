import { type Credits, type FactName, type Program, type ProgramFacts, searchWords, specialists } from '@kinora/content'
import type { Content } from '../../imports/content/contentEntries.ts'
import { testOffers } from './offers.ts'
import { testMedia } from './testMedia.ts'

type Sketch = Partial<Omit<Program, 'words'>> & { slug: string; pl: string; en: string }

function program({ slug, pl, en, ...rest }: Sketch): Program {
  const words = (title: string) => ({
    title,
    summary: `${title} summary`,
    description: `${title} description`,
    forWhom: `${title} for whom`,
    whatYouNeed: ['chair'],
    whenNotTo: ['fever'],
    transcription: ['First.', 'Second.'],
    posterAlt: `${title} poster`,
    chapters: [{ start: 0, title: `${title} chapter`, note: '8', timed: { from: 4, seconds: 20 } }],
  })
  return {
    slug,
    category: 'neck',
    levels: ['easy'],
    isExample: false,
    film: null,
    durationSeconds: 100,
    moreLikeThis: [],
    words: { pl: words(pl), en: words(en) },
    ...rest,
  }
}

const choice = (key: string, order: number, pl: string, en: string) => ({ key, order, name: { pl, en } })

/** Durations are on both sides of the facet's boundaries; titles contain wildcards of LIKE. */
const programs = [
  program({
    slug: 'neck-exercises',
    pl: 'Ćwiczenia na szyję',
    en: 'Neck exercises',
    isExample: true,
    film: 'neck',
    durationSeconds: 299,
    moreLikeThis: ['gentle-breath', 'hundred'],
  }),
  program({
    slug: 'gentle-breath',
    pl: 'ŁAGODNY oddech',
    en: 'Gentle breath',
    category: 'breathing',
    durationSeconds: 300,
  }),
  program({
    slug: 'hundred',
    pl: '100% pleców',
    en: '100% back',
    category: 'back',
    levels: ['easy', 'hard'],
    durationSeconds: 600,
    film: 'back',
  }),
  program({
    slug: 'under-score',
    pl: 'Krok_po_kroku',
    en: 'Step_by_step',
    category: 'back',
    levels: ['hard'],
    durationSeconds: 601,
  }),
  program({ slug: 'slashes', pl: 'Góra\\dół', en: 'Up\\down', category: 'back', levels: ['medium'], isExample: true }),
  ...Array.from({ length: 10 }, (_, number) =>
    program({ slug: `more-${number}`, pl: `Więcej ${number}`, en: `More ${number}` }),
  ),
]

/** Facts of some programs; all others are done standing, with a chair. */
const special: Record<string, Partial<ProgramFacts>> = {
  'neck-exercises': { positions: ['sitting'], equipment: ['chair'], bodyRegions: ['neck', 'shoulders'], isQuiet: true },
  'gentle-breath': { positions: ['sitting'], equipment: [], bodyRegions: ['breath'], isQuiet: true },
  hundred: { positions: ['lying', 'kneeling'], equipment: ['mat', 'cushion'], bodyRegions: ['back'], isQuiet: true },
  'under-score': { positions: ['standing', 'sitting'], equipment: ['chair', 'wall'], bodyRegions: ['back', 'hips'] },
}
const facts = Object.fromEntries(
  programs.map(({ slug }, number) => [
    slug,
    {
      positions: ['standing'],
      equipment: ['chair'],
      bodyRegions: ['knees'],
      isQuiet: false,
      publishedAt: `2026-01-${String(number + 1).padStart(2, '0')}T07:00:00.000Z`,
      ...special[slug],
    } satisfies ProgramFacts,
  ]),
)

const credit: Credits = { madeBy: 'marta', reviewedBy: 'jan', reviewedOn: '2025-12-19' }
const credits = Object.fromEntries(programs.map(({ slug }) => [slug, credit]))

/** Words of a language without names and with one line of synonyms. */
const words = (synonyms: string) => ({ ...searchWords.pl, ignored: '', programs: '', names: noNames, synonyms })
const noNames = { ...searchWords.pl.names }
for (const fact of Object.keys(noNames)) noNames[fact as FactName] = ''

/** Fifteen programs, and the media folder of tests. */
export function testContent(changes: Partial<Content> = {}): Content {
  return {
    ...testOffers,
    categories: [
      choice('neck', 1, 'Szyja', 'Neck'),
      choice('back', 2, 'Plecy', 'Back'),
      choice('breathing', 3, 'Oddech', 'Breathing'),
    ],
    levels: [
      choice('easy', 1, 'Łatwy', 'Easy'),
      choice('medium', 2, 'Średni', 'Medium'),
      choice('hard', 3, 'Trudny', 'Hard'),
    ],
    programs,
    facts,
    credits,
    specialists,
    searchWords: { pl: words('szyja, kark'), en: words('neck, nape') },
    mediaFolder: testMedia(),
    ...changes,
  }
}
