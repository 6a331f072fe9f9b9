/** Everybody for whom a guard decides otherwise than for the others. */
export const ACTORS = ['visitor', 'member', 'other member', 'member with a plan', 'specialist'] as const
export type Actor = (typeof ACTORS)[number]

/** What a guard answers an actor: a status, or undefined where it lets in. Programs asked for are no examples. */
export function answerOfGuard(guard: string, actor: Actor): number | undefined {
  const [who, ...more] = guard.split(' ')
  if (who === 'public' || who === 'link') return undefined
  if (who === 'internal') return 404
  if (actor === 'visitor') return 401
  if (who === 'member' && actor === 'specialist') return 403
  if (who === 'specialist' && actor !== 'specialist') return 403
  return more.includes('active') && actor !== 'member with a plan' ? 403 : undefined
}
