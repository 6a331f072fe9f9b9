/**
 * How many processes that fill a core a suite of tests runs: two, or one while another suite runs beside it.
 * @returns {number}
 */
export const atOnce = () => Number(process.env.KINORA_AT_ONCE ?? 2)
