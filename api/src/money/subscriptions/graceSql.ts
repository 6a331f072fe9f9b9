/**
 * SQL for the end of a subscription's grace, or null. Only what was paid is followed by grace, whatever plan had paid for
 * it: not a first charge, nor a renewal of what was paid back.
 * @param plan the name of the row of `provider_subscriptions`
 */
export const graceSql = (plan: string) => `(case when exists (
  select from paid_periods before where before.user_id = ${plan}.user_id and before.revoked_at is null
    and before.starts_at < ${plan}.period_ends_at and before.ends_at >= ${plan}.period_ends_at - interval '1 day')
  then ${plan}.grace_ends_at end)`
