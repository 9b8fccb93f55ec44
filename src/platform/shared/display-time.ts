import { SHANGHAI_MS } from './shanghai.ts';

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai, whatever the zone of the machine: server and browser write the same. */
export function displayTime(instant: string): string {
  return displaySecond(instant).slice(0, 16);
}

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai: logs, where the order within a minute matters. */
export function displaySecond(instant: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '—';
  return new Date(time + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `YYYY-MM-DD` in Asia/Shanghai. */
export function displayDay(instant: string): string {
  return displayTime(instant).slice(0, 10);
}
