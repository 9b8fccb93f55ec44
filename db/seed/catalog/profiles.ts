import { DEMO_SKU_COUNT } from './seed-catalog.ts';

/** Sizes a catalogue comes in: the demo, a city dealer, a national one, and one beyond what one database should serve. */
export const PROFILES: Readonly<Record<string, number>> = {
  '5k': DEMO_SKU_COUNT,
  '200k': 200_000,
  '1m': 1_000_000,
  '5m': 5_000_000,
};
