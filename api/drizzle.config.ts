import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` (in this folder) writes the next migration from src/db/tables.ts. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/tables.ts', out: './src/db/migrations' })
