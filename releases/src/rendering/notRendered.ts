/** The server did not render the page; browsers still can. */
export class NotRendered extends Error {}
