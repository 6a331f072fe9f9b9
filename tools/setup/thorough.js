/**
 * What the thorough form of the tests takes (`npm run soak`, which sets KINORA_TESTS), or what `npm test` does with.
 * @template Long, Short
 * @param {Long} long
 * @param {Short} short
 * @returns {Long | Short}
 */
export const thorough = (long, short) => (process.env.KINORA_TESTS === 'thorough' ? long : short)
