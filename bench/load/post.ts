import { SHOP } from '../demo-session.ts';

export type Session = Record<string, string>;

/** A call that must succeed. */
export async function post<T>(path: string, body: unknown, headers: Session): Promise<T> {
  const response = await fetch(SHOP + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: T; message: string };
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.message}`);
  return answer.data;
}

/** Does the work, and keeps how long it took; what fails is counted by its words. */
export async function timed<T>(work: () => Promise<T>, times: number[], failures: Map<string, number>) {
  const started = performance.now();
  try {
    const result = await work();
    times.push(performance.now() - started);
    return result;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    failures.set(words, (failures.get(words) ?? 0) + 1);
    return null;
  }
}
