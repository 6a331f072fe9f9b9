/** The server cannot start, and the message says why in one sentence for the person who started it. */
export class CannotStart extends Error {}
