import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` (in this folder) writes the next migration from the tables in src/app/schema.ts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/app/schema.ts',
  out: './src/platform/database/migrations',
})
