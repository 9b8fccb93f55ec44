import { is, Param, Placeholder } from 'drizzle-orm';

/** What a statement is made of but for the values it is given. */
interface Parts {
  text: string;
  params: readonly unknown[];
}

/** In tests each statement is built anew at each call: whatever changes beside what it is given would stand still elsewhere. */
const BUILDS_ANEW = process.env.NODE_ENV === 'test';

const constantOf = (param: unknown): unknown => {
  if (is(param, Placeholder)) return { given: param.name };
  return is(param, Param) ? constantOf(param.value) : param;
};

const withBigints = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value);
const factsOf = ({ text, params }: Parts) => JSON.stringify([text, params.map(constantOf)], withBigints);

/** Built when it is first asked for: by then every table it speaks of has been loaded. */
export function buildOnce<T extends Parts>(make: () => T, anew = BUILDS_ANEW): () => T {
  let made: T | undefined;
  return () => {
    if (made && anew) {
      const [before, now] = [factsOf(made), factsOf(make())];
      if (before !== now) throw new Error(`a compiled statement hangs on what it is not given: ${before} – ${now}`);
    }
    made ??= make();
    return made;
  };
}
