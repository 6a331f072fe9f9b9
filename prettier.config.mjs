/** The one formatter: what it decides is not discussed. Prose and migrations made by a tool are left alone. */
export default { semi: false, singleQuote: true, printWidth: 120 }
