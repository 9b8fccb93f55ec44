export type Throttled = { (): void; cancel(): void };

/** Runs `act` at most once per `everyMs`, and once more after the last call, so that the final state is never missed. */
export function throttle(act: () => void, everyMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      act();
      rest();
    }, everyMs);
  };
  const throttled = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    act();
    rest();
  };
  return Object.assign(throttled, { cancel: () => clearTimeout(timer) });
}
