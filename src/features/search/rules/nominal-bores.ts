/** Nominal bores of pipes and valves: the same size in inches and in DN. */
const BORES: readonly (readonly [inch: string, dn: number])[] = [
  ['1/8', 6],
  ['1/4', 8],
  ['3/8', 10],
  ['1/2', 15],
  ['3/4', 20],
  ['1', 25],
  ['1-1/4', 32],
  ['1-1/2', 40],
  ['2', 50],
  ['2-1/2', 65],
  ['3', 80],
  ['4', 100],
  ['5', 125],
  ['6', 150],
  ['8', 200],
  ['10', 250],
  ['12', 300],
];

/** 1/2 (inch) → dn15; null for figures that are no pipe size. */
export function boreOfInch(figure: string): string | null {
  const found = BORES.find(([inch]) => inch === figure);
  return found ? `dn${found[1]}` : null;
}

/** 15 (DN) → 1/2in. */
export function inchOfBore(figure: string): string | null {
  const found = BORES.find(([, dn]) => String(dn) === figure);
  return found ? `${found[0]}in` : null;
}
