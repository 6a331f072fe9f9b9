/** Runs `code` as a file of version 3 of a remote. */
export function runAs(remote: string, code: string, values: Record<string, unknown> = {}): void {
  const source = `${code}\n//# sourceURL=https://kinora.test/releases/${remote}/3/client/main.js`
  new Function(...Object.keys(values), source)(...Object.values(values))
}
