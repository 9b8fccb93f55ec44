/** A rate in basis points as people write it: 1300 → 13%, 50 → 0.5%. */
export function taxRateText(rateBp: number): string {
  const decimals = String(rateBp % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(rateBp / 100)}${decimals ? `.${decimals}` : ''}%`;
}
