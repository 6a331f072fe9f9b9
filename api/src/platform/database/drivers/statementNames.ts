/** Each connection keeps all of its prepared statements; further texts are not prepared, but parsed each time. */
const NAMES_MAX = 500

/** Names a query by its text, so that each connection prepares each text once. */
export function statementNames() {
  const names = new Map<string, string>()
  return <Query extends { text: string }>(query: Query): Query & { name?: string } => {
    const cachedName = names.get(query.text)
    if (!cachedName && names.size >= NAMES_MAX) return query
    const name = cachedName ?? `kinora_${names.size}`
    if (!cachedName) names.set(query.text, name)
    return { ...query, name }
  }
}
