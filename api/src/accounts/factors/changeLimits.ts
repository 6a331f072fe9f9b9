/** Changes of what protects an account: each sends a mail. */
export const CHANGES = { max: 20, seconds: 60 * 60 }
