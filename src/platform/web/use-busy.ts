import { useState } from 'react';

/** Whether something is under way, however it ends. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  return { busy, during };
}
