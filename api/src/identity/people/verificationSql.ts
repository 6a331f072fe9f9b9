/**
 * SQL for whether a specialist is verified now.
 * @param specialist SQL for the specialist's id
 */
export const isVerifiedSql = (specialist: string) => `coalesce((
  select decision.state = 'verified' from specialist_decisions decision
  where decision.user_id = ${specialist} order by decision.id desc limit 1), false)`
