/** The page was not rendered; browsers can still do it. */
export class NotRendered extends Error {}
