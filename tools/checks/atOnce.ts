/** How many processes that fill a core a suite runs: two, or one while another suite runs beside it. */
export const atOnce = (): number => Number(process.env.KINORA_AT_ONCE ?? 2)
