/**
 * What a browser reports: that a remote failed (`type: 'remote-failure'`), or a violation of a policy (`csp-violation`).
 * The gateway sends each, without personal data, as the JSON body of a POST to `REPORTS_URL`; the answer is not read.
 */
export type BrowserReport = {
  type?: string
  /** Of the page. */
  manifest?: string
  remote?: string
  version?: string
  phase?: string
  /** The error's name. */
  error?: string
  message?: string
  directive?: string
  blocked?: string
  page?: string
  destination?: string
  source?: string
  line?: number | string
}
