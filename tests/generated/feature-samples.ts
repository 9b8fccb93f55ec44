import type { InputMaker } from './input-maker.ts';
import type { ObjectKind } from './object-kinds.ts';

/** What the generated tests need to know of a feature, beside its contract: `api/<feature>.samples.ts`, found by `npm run generate`. */
export interface FeatureSamples {
  /** How a thing is made that calls name by a number, by the kind that contracts give it under `objects`. */
  objects?: Readonly<Record<string, ObjectKind>>;
  /** Inputs that succeed where the required fields alone do not, by call. */
  inputs?: Readonly<Record<string, InputMaker>>;
  /** Calls that no input made of sample values reaches, with the reason; exports that are refused empty are known. */
  notReached?: Readonly<Record<string, string>>;
  /** Its tables of which nobody outside the company is told anything. */
  internalTables?: readonly string[];
  /** Table → why columns of words are told to the shop, and which: `no title`. */
  toldColumns?: Readonly<Record<string, readonly [because: string, columns: string]>>;
}
