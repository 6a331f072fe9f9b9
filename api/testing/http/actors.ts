/** The kinds of callers that guards distinguish. */
export const ACTORS = [
  'visitor',
  'member',
  'other member',
  'member with a plan',
  'member without consent',
  'specialist',
  'unverified specialist',
  'specialist without a second factor',
] as const
export type Actor = (typeof ACTORS)[number]

const SPECIALISTS: Actor[] = ['specialist', 'unverified specialist', 'specialist without a second factor']

/** The status with which a guard refuses an actor; undefined if it admits them. Requested programs are no examples. */
export function answerOfGuard(guard: string, actor: Actor): number | undefined {
  const [who, ...more] = guard.split(' ')
  if (who === 'public' || who === 'link') return undefined
  if (who === 'internal') return 404
  if (actor === 'visitor') return 401
  const isSpecialist = SPECIALISTS.includes(actor)
  if (isSpecialist ? who === 'member' : who === 'specialist') return 403
  if ((more.includes('team') || more.includes('verified')) && actor === 'unverified specialist') return 403
  const showsMembers = ['team', 'verified', 'members'].some((word) => more.includes(word))
  if (showsMembers && ['unverified specialist', 'specialist without a second factor'].includes(actor)) return 403
  if (more.includes('consent:health') && actor === 'member without consent') return 403
  return more.includes('active') && actor !== 'member with a plan' ? 403 : undefined
}
