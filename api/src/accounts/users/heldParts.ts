import type { Locale } from '@kinora/limits'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

export const WORDS = { pl, en }
export type HeldWords = typeof pl

/** The tables of the export in the order in which a person reads them. One that is not named here comes last. */
const GROUPS = {
  account: ['users', 'avatars', 'specialist_decisions'],
  health: [
    ...['check_ins', 'video_surveys', 'feedbacks', 'symptoms_surveys', 'emotions', 'goals', 'goal_scores'],
    'report_links',
  ],
  training: ['done_trainings', 'film_positions', 'favourites', 'watch_list'],
  path: [
    ...[
      'paths',
      'path_trainings',
      'past_doses',
      'gentle_trainings',
      'plan_states',
      'path_templates',
      'path_template_versions',
    ],
    ...['reminder_settings', 'reminder_slots', 'sent_reminders'],
  ],
  team: ['messages', 'team_members', 'signal_rules_about', 'signal_rules', 'member_notes', 'invitations'],
  payments: [
    ...['orders', 'paid_periods', 'provider_subscriptions', 'provider_customers', 'subscriptions'],
    ...['gift_cards', 'gift_cards_bought'],
  ],
  security: [
    'consents',
    'access_log',
    'sessions',
    'security_events',
    'passkeys',
    'authenticator_apps',
    'recovery_codes',
    'provider_accounts',
    'mailed_codes',
    'outbox',
    'events',
  ],
} as const

/** A table in words: its title, and the name of its file. */
export type HeldPart<Table = { name: string }> = Table & { title: string; file: string }
export type HeldGroup<Table = { name: string }> = { title: string; parts: HeldPart<Table>[] }

/** Tables in groups with titles. */
export function groupHeld<Table extends { name: string }>(tables: Table[], locale: Locale): HeldGroup<Table>[] {
  const words = WORDS[locale]
  const named = Object.values(GROUPS).flat() as string[]
  const other = tables.map(({ name }) => name).filter((name) => !named.includes(name))
  return Object.entries({ ...GROUPS, other }).flatMap(([group, names]) => {
    const parts = names.flatMap((name) => {
      const table = tables.find((one) => one.name === name)
      if (!table) return []
      const title = words.tables[name as keyof HeldWords['tables']] ?? name
      return [{ ...table, title, file: `${words.folder}/${fileNameOf(title)}.json` }]
    })
    return parts.length > 0 ? [{ title: words.groups[group as keyof HeldWords['groups']], parts }] : []
  })
}

/** `Ból i wysiłek` becomes `bol-i-wysilek`: programs that open archives differ in other letters. */
const fileNameOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
