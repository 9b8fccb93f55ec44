import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/api/platform-tables.ts',
    './src/business/*/api/*-tables.ts',
    './src/features/*/api/*-tables.ts',
    './src/features/*/api/*-views.ts',
  ],
  out: './db/migrations',
});
