/** Measures read from the key sizes; undefined where the item has none. */
export interface Measures {
  /** Thread or shaft diameter, mm. */
  diameter?: number;
  /** Length, mm. */
  length?: number;
  /** Poles of switchgear. */
  poles?: number;
}

export type Draw = (measures: Measures) => string;
export type Drawings = Readonly<Record<string, Draw>>;

/** Reads `M8×30`, `φ12×80`, `6205`, `3P` and the like out of the item's own size texts. */
export function readMeasures(texts: readonly string[]): Measures {
  const text = texts.join(' ');
  const thread = /(?:M|φ|Φ|ø)\s?(\d+(?:\.\d+)?)(?:\s*[×xX*]\s*(\d+(?:\.\d+)?))?/.exec(text);
  const length = thread?.[2] ?? /(\d+(?:\.\d+)?)\s?mm/.exec(text)?.[1];
  const poles = /\b([1-4])P/.exec(text)?.[1];
  return {
    diameter: thread?.[1] ? Number(thread[1]) : undefined,
    length: length ? Number(length) : undefined,
    poles: poles ? Number(poles) : undefined,
  };
}
