/** How a thing is sold: `盒/100支` is a box of 100, `片*10` is ordered by tens, `卷*36+6` from 36 in steps of 6. */
export interface Offer {
  unit: string;
  base: string;
  pack: number;
  moq: number;
  step: number;
}

export function readOffer(text: string): Offer {
  const match = /^([^\d/*+]+)(?:\/(\d+)([^\d*+]+))?(?:\*(\d+)(?:\+(\d+))?)?$/.exec(text);
  if (!match) throw new Error(`not an order unit: ${text}`);
  const [, unit = '', pack, base, moq, step] = match;
  const least = Number(moq ?? 1);
  return { unit, base: base ?? unit, pack: Number(pack ?? 1), moq: least, step: Number(step ?? least) };
}

/** `low-high` in yuan. */
export function readRange(text: string): { low: number; high: number } {
  const [low, high] = text.split('-').map(Number);
  if (!low || !high || low > high) throw new Error(`not a price range: ${text}`);
  return { low, high };
}
