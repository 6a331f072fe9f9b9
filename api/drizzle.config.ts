import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` (in this folder) writes the next migration from the tables in src/schema.ts. */
export default defineConfig({ dialect: 'postgresql', schema: './src/schema.ts', out: './src/database/migrations' })
