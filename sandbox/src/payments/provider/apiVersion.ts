/** The version of Stripe's API that the sandbox speaks: that of the installed SDK, which the tests check. */
export const API_VERSION = '2026-10-28.endive'
