import { daysLater, workOff, type YearWorld } from './year-world.ts';

/** Everything under way comes to its end: the platform is asked until it has answered, the last cycles are billed. */
export async function closeYear(w: YearWorld): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await workOff(w);
    await daysLater(w, 45);
  }
  await workOff(w);
}
