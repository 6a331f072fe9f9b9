/**
 * SQL for a user's current plan, otherwise the one that ended last, as `{ name, isActive, expiryDate }`, or null. It
 * expires when the access ends that follows without a gap: what comes after a plan counts too.
 * @param owner SQL for the user's id
 */
export const planSql = (owner: string) => `(
  select jsonb_build_object('name', plan.name, 'isActive', plan.starts_at <= now() and plan.ends_at > now(),
    'expiryDate', extract(epoch from upper(whole.period))::bigint)
  from subscriptions plan
  join (
    select unnest(range_agg(tstzrange(part.starts_at, part.ends_at))) as period
    from subscriptions part where part.user_id = ${owner} and part.starts_at < part.ends_at
  ) whole on whole.period @> plan.starts_at
  where plan.user_id = ${owner} order by plan.starts_at <= now() desc, plan.ends_at desc limit 1)`
