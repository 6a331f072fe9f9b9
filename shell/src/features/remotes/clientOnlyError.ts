/** Thrown on the server in a slot whose component is not loaded: it shows the waiting state, and browsers load it. */
export const clientOnlyError = new Error('This slot is rendered in browsers')

/** The digest by which the browser recognises that error. */
export const CLIENT_ONLY = 'slot'
