/** 12.5%, −3.4%, from basis points; a dash while no cost is known. */
export const marginText = (basisPoints: number | null): string =>
  basisPoints === null ? '—' : `${(basisPoints / 100).toFixed(1).replace('-', '−')}%`;
