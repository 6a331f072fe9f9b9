import { type Static, Type } from 'typebox'

/** Third parties, as in the gateway's configuration (docs/third-parties.md) and as in the page's state. */

/** The purpose of a third party. It decides which consent is needed: `consentOf` of the shell. */
export const ThirdPartyKind = Type.Enum(['analytics', 'chat', 'emailTracker', 'referral'])
export type ThirdPartyKind = Static<typeof ThirdPartyKind>

/** A script's address: a path of our own origin, or an https URL; http only on this machine. */
const SCRIPT = '^(/[^/\\s"<>]|https://[^/\\s"<>]|http://(localhost|127\\.0\\.0\\.1)[:/])[^\\s"<>]*$'
/** A source of a content security policy: an origin or a URL prefix. */
const SOURCE = '^((https|wss)://[^\\s;,]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s;,]*)?|data:|blob:)$'

const Script = Type.Object(
  {
    src: Type.String({ pattern: SCRIPT }),
    /** Subresource Integrity: a changed script does not run. */
    integrity: Type.Optional(Type.String({ pattern: '^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$' })),
  },
  { additionalProperties: false },
)
const Scripts = Type.Array(Script, { minItems: 1 })
const Sources = Type.Array(Type.String({ pattern: SOURCE }))
const StyleSources = Type.Array(Type.String({ pattern: `${SOURCE}|^'unsafe-inline'$` }))
const Campaigns = Type.Array(Type.String({ minLength: 1, maxLength: 100 }))

/** The events and fields that may be sent to the third party; nothing else is. */
const Events = Type.Object(
  {
    view: Type.Optional(Type.Array(Type.Enum(['path', 'locale']))),
    identify: Type.Optional(Type.Array(Type.Enum(['email']))),
  },
  { additionalProperties: false },
)
export type ThirdPartyEvents = { view: { path: string; locale: string }; identify: { email: string } }

export const ThirdParty = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-zA-Z0-9-]{0,39}$' }),
    kind: ThirdPartyKind,
    /** The firm, as visitors read it before they agree. */
    name: Type.String({ minLength: 1, maxLength: 100 }),
    /** Per locale, in loading order; a locale that is left out has none. */
    scripts: Type.Object({ pl: Type.Optional(Scripts), en: Type.Optional(Scripts) }, { additionalProperties: false }),
    /** What else its frame may load or call, as content security policy directives. */
    sources: Type.Optional(
      Type.Object(
        {
          'script-src': Type.Optional(Sources),
          'style-src': Type.Optional(StyleSources),
          'img-src': Type.Optional(Sources),
          'font-src': Type.Optional(Sources),
          'connect-src': Type.Optional(Sources),
          'media-src': Type.Optional(Sources),
        },
        { additionalProperties: false },
      ),
    ),
    events: Type.Optional(Events),
    /** Whether it is offered on private pages; only a chat may be. */
    onPrivatePages: Type.Optional(Type.Boolean()),
    /** For a referral program: the query parameter with the referrer, and the allowed campaigns. */
    parameter: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9_-]{0,29}$' })),
    campaigns: Type.Optional(Type.Object({ pl: Campaigns, en: Campaigns }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)
export type ThirdParty = Static<typeof ThirdParty>

/** What a page knows of a third party: not its scripts, which only its frame loads. */
export type PageThirdParty = Omit<ThirdParty, 'scripts' | 'sources'>
