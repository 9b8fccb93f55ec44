const WIDTH = 24;

/** `[████████░░░░] 40% 400,000 / 1,000,000 · 9,500 件/秒 · 还需 1 分 3 秒`; `start` is what was there before. */
export function progressLine(done: number, total: number, start: number, seconds: number): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const rate = seconds > 0 ? (done - start) / seconds : 0;
  const parts = [`[${bar}] ${Math.floor(share * 100)}% ${count(done)} / ${count(total)}`];
  if (rate > 0) parts.push(`${count(Math.round(rate))} 件/秒`, `还需 ${duration((total - done) / rate)}`);
  return parts.join(' · ');
}

const count = (value: number) => value.toLocaleString('en');

export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return whole < 60 ? `${whole} 秒` : `${Math.floor(whole / 60)} 分 ${whole % 60} 秒`;
}
