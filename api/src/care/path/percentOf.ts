/** In whole per cent; 0 of nothing. */
export const percentOf = (done: number, total: number): number => (total === 0 ? 0 : Math.round((done / total) * 100))
