/**
 * A flag of Node for processes that end soon: V8 does not optimise the WebAssembly of the embedded database, which costs
 * more there than it saves.
 */
export const BRIEFLY_EMBEDDED = '--liftoff-only'
