import { Type, type Static } from 'typebox'

/** What a page of the content folders says of itself, between its first two lines of dashes. */
export const FrontMatter = Type.Object(
  {
    /** The heading of the page, and its name in the tab and in search results. */
    title: Type.String({ minLength: 3, maxLength: 70 }),
    /** One or two sentences for search results. */
    description: Type.String({ minLength: 40, maxLength: 180 }),
    /** Said below the heading, larger than the text. */
    lead: Type.Optional(Type.String({ minLength: 10, maxLength: 300 })),
    /** The day of the last change of these words, for search engines. */
    updated: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /** Of documents that people may want to hold us to: since when these words are so. */
    version: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}(-\\d{2})?$' })),
  },
  { additionalProperties: false },
)
export type FrontMatter = Static<typeof FrontMatter>
