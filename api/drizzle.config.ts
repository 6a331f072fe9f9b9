import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` (in this folder) writes the next migration from the tables in src/db. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/*ables.ts', out: './src/db/migrations' })
