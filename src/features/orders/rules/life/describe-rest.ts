/** Time that is left in words: 6 天 3 小时, 29 分 07 秒; empty when it is over. */
export function describeRest(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  if (seconds <= 0) return '';
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  if (days > 0) return `${days} 天 ${hours} 小时`;
  const minutes = Math.floor((seconds % 3_600) / 60);
  if (hours > 0) return `${hours} 小时 ${minutes} 分`;
  return `${minutes} 分 ${String(seconds % 60).padStart(2, '0')} 秒`;
}
