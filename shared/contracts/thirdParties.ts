import { type Static, Type } from 'typebox'

/**
 * Programs of other firms, as the gateway's configuration names them (docs/third-parties.md) and as pages are told of
 * them.
 */

/** What a program is for. What a visitor may refuse follows from it: `consentOf` of the shell. */
export const ThirdPartyKind = Type.Enum(['analytics', 'chat', 'emailTracker', 'referral'])
export type ThirdPartyKind = Static<typeof ThirdPartyKind>

/** A script's address: one of our own by its path, all others over TLS, but for those of this machine. */
const SCRIPT = '^(/[^/\\s"<>]|https://[^/\\s"<>]|http://(localhost|127\\.0\\.0\\.1)[:/])[^\\s"<>]*$'
/** What a content security policy may name: an origin or the beginning of an address. */
const SOURCE = '^((https|wss)://[^\\s;,]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s;,]*)?|data:|blob:)$'

const Script = Type.Object(
  {
    src: Type.String({ pattern: SCRIPT }),
    /** Subresource Integrity: a script that was changed does not run. */
    integrity: Type.Optional(Type.String({ pattern: '^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$' })),
  },
  { additionalProperties: false },
)
const Scripts = Type.Array(Script, { minItems: 1 })
const Sources = Type.Array(Type.String({ pattern: SOURCE }))
const StyleSources = Type.Array(Type.String({ pattern: `${SOURCE}|^'unsafe-inline'$` }))
const Campaigns = Type.Array(Type.String({ minLength: 1, maxLength: 100 }))

/** What may be told, field by field; all else stays here. */
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
    /** Per locale, in order; a locale that is not named goes without. */
    scripts: Type.Object({ pl: Type.Optional(Scripts), en: Type.Optional(Scripts) }, { additionalProperties: false }),
    /** What its frame may reach besides, in the words of a content security policy. */
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
    /** A chat alone may be offered on pages about a person. */
    onPrivatePages: Type.Optional(Type.Boolean()),
    /** A referral's: the parameter of an address that names who sent somebody, and the campaigns that count. */
    parameter: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9_-]{0,29}$' })),
    campaigns: Type.Optional(Type.Object({ pl: Campaigns, en: Campaigns }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)
export type ThirdParty = Static<typeof ThirdParty>

/** What a page is told: never where scripts come from, which their frames alone know. */
export type PageThirdParty = Omit<ThirdParty, 'scripts' | 'sources'>
