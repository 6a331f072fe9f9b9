/** Thrown where a part is not at hand on the server: its place waits, and the browser goes on. */
export const leftToBrowser = new Error('This part is drawn in browsers')

/** What React tells the browser of that error. */
export const LEFT_TO_BROWSER = 'slot'
