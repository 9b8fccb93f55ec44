/** A number from 0 to below 1 that depends on nothing but the label: the same seed plays the same shop. */
export function draw(label: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < label.length; at += 1) hash = Math.imul(hash ^ label.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Evenly between two bounds. */
export const between = (share: number, low: number, high: number): number => low + share * (high - low);
