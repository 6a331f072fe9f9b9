/** The parts of `npm run soak` by the files of which they say more than `npm test`. */
export const PARTS: Record<string, RegExp> = {
  money: /^api\/src\/money\//,
  crashes: /^api\/src\/platform\/(database|jobs)\//,
  writes: /^api\/src\/platform\/database\//,
  stream: /^api\/src\/messages\//,
  api: /^api\//,
  flips: /^(releases|gateway)\//,
  releases: /^(releases|gateway)\//,
  kills: /^tools\/(setup|start)\//,
  product: /^tools\/(docker|new-remote|product|setup|start)\//,
  containers: /^(Dockerfile|docker-compose\.yml|tools\/(compose|docker)\/)/,
  journeys: /^(e2e|gateway|releases|shell|mfe-[^/]+|shared\/(build|forms|outbox|remote|router|session|ui))\//,
  engines: /^(e2e\/smoke|shared\/(ui|forms))\//,
  content: /^content\//,
  bench: /^bench\/(?!soak)/,
}

/** The parts of `npm run soak` that a change of these files asks for. */
export const soakParts = (files: string[]): string[] =>
  Object.keys(PARTS).filter((part) => files.some((file) => PARTS[part]!.test(file)))
