import { Type, type Static } from 'typebox'

/** The front matter of a page in the content folders. */
export const FrontMatter = Type.Object(
  {
    /** The heading of the page, and its name in the tab and in search results. */
    title: Type.String({ minLength: 3, maxLength: 70 }),
    /** One or two sentences for search results. */
    description: Type.String({ minLength: 40, maxLength: 180 }),
    /** Shown below the heading, larger than the text. */
    lead: Type.Optional(Type.String({ minLength: 10, maxLength: 300 })),
    /** The day of the text's last change, for search engines. */
    updated: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /** For legal documents: the date from which this text is valid. */
    version: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}(-\\d{2})?$' })),
  },
  { additionalProperties: false },
)
export type FrontMatter = Static<typeof FrontMatter>
