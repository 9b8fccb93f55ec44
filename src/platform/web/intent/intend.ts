import { IntentBudget } from './intent-budget.ts';

/** Of the page on show. */
export const intentBudget = new IntentBudget();

interface Connection {
  saveData?: boolean;
}

/** People who save data load what they ask for, and nothing else. */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}

/** Whether something may be loaded for a press that may never come. */
export const mayIntend = (): boolean =>
  !savesData() && !intentBudget.rests(performance.now()) && intentBudget.hasRoom();

let weighing = false;

/** Counts what came over the line from now on as loaded ahead; the browser tells sizes a moment after the answers. */
function weighIntents(): void {
  if (weighing || typeof PerformanceObserver === 'undefined') return;
  weighing = true;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (intended.delete(entry.name)) intentBudget.weigh(entry.transferSize);
    }
  }).observe({ type: 'resource' });
}

const intended = new Set<string>();

/** The next answer from this address was asked for ahead. */
export function noteIntended(url: string): void {
  weighIntents();
  intended.add(new URL(url, location.href).href);
}
