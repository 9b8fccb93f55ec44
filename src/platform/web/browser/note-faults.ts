/** What a page's own faults are told by. */
export const FAULT_EVENTS = ['error', 'unhandledrejection', 'vite:preloadError'] as const;

/** What failed so early that nobody could report it yet is enough to know: so many. */
const MOST = 20;

/** Notes what fails from now on; whoever takes it goes on listening. */
export function noteFaults(): () => readonly Event[] {
  const noted: Event[] = [];
  const note = (event: Event) => void (noted.length < MOST && noted.push(event));
  for (const name of FAULT_EVENTS) addEventListener(name, note);
  return () => {
    for (const name of FAULT_EVENTS) removeEventListener(name, note);
    return noted;
  };
}
