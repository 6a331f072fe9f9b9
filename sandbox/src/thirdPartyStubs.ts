import { createHash } from 'node:crypto'
import type { ThirdParty } from '@kinora/contracts'
import { CHAT } from './chatStub.ts'

/** A tracker: sends every event that it receives to the sandbox. */
const LISTENER = `(function () {
  var home = document.currentScript.src.replace(/\\.js$/, '')
  addEventListener('message', function (message) {
    if (message.source !== parent || message.data.kinora !== 1) return
    navigator.sendBeacon(home, JSON.stringify({ event: message.data.event, fields: message.data.fields }))
  })
  parent.postMessage({ kinora: 1, event: 'ready' }, '*')
})()
`

/** The scripts at /third-parties/{id}.js. */
export const SCRIPTS: Record<string, string> = { analytics: LISTENER, tracker: LISTENER, chat: CHAT }

const CAMPAIGN_IDS = {
  pl: ['sandbox-friends', 'sandbox-clinics', 'sandbox-clubs', 'sandbox-press'],
  en: ['sandbox-english'],
}

/** The campaign of each referrer: that of `?via=anna` is allowed, that of `?via=stranger` is not (CAMPAIGN_IDS). */
export const CAMPAIGNS: Record<string, string> = {
  'pl:anna': 'sandbox-friends',
  'pl:klinika': 'sandbox-clinics',
  'pl:stranger': 'sandbox-elsewhere',
  'en:john': 'sandbox-english',
}

/** Like a referral program's script: looks up who sent the visitor and posts the result to the page. */
const referralScript = (sandboxOrigin: string, locale: string) => `(function () {
  var via = new URLSearchParams(location.search).get('via')
  if (!via) return
  fetch('${sandboxOrigin}/third-parties/referral?locale=${locale}&via=' + encodeURIComponent(via))
    .then(function (answer) { return answer.json() })
    .then(function (found) {
      if (found.token) parent.postMessage({ kinora: 1, event: 'referral', fields: { token: found.token, campaign: found.campaign } }, '*')
    })
})()
`

const integrityOf = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`

/**
 * A configuration (docs/third-parties.md) with this sandbox as every third party, and the scripts of its referral
 * program.
 * @param sandboxOrigin the origin at which browsers reach the sandbox: `http://localhost:3002`
 */
export function thirdPartyStubs(sandboxOrigin: string) {
  const referral = { pl: referralScript(sandboxOrigin, 'pl'), en: referralScript(sandboxOrigin, 'en') }
  const hosted = (id: string) => {
    const scripts = [{ src: `${sandboxOrigin}/third-parties/${id}.js` }]
    return { scripts: { pl: scripts, en: scripts }, sources: { 'connect-src': [sandboxOrigin] } }
  }
  const referralScripts = (locale: 'pl' | 'en') => [
    { src: `/api/referral.js?locale=${locale}`, integrity: integrityOf(referral[locale]) },
  ]
  const configuration: ThirdParty[] = [
    {
      id: 'analytics',
      kind: 'analytics',
      name: 'Sandbox Analytics',
      ...hosted('analytics'),
      events: { view: ['path', 'locale'] },
    },
    {
      id: 'chat',
      kind: 'chat',
      name: 'Sandbox Chat',
      ...hosted('chat'),
      sources: { 'connect-src': [sandboxOrigin], 'style-src': ["'unsafe-inline'"] },
    },
    {
      id: 'tracker',
      kind: 'emailTracker',
      name: 'Sandbox Mailing',
      ...hosted('tracker'),
      events: { identify: ['email'] },
    },
    {
      id: 'referral',
      kind: 'referral',
      name: 'Sandbox Referral',
      parameter: 'via',
      campaigns: CAMPAIGN_IDS,
      scripts: { pl: referralScripts('pl'), en: referralScripts('en') },
      sources: { 'connect-src': [sandboxOrigin] },
    },
  ]
  return { configuration, referral }
}
