import { keepSome, lossOf } from '../rules/choose-set-aside.ts';
import { parseQuery } from '../rules/parse-query.ts';
import { qualify, type ThingReading } from '../rules/read-thing.ts';
import { shown, type Term } from '../rules/search-term.ts';
import type { CorrectionSources } from './correct-query.ts';
import type { SearchIndex } from './search-index.ts';

/** A thing with as much of what was asked for as goods have. */
export interface KeptReading {
  head: Term;
  kept: readonly Term[];
  /** Pieces that were left out, as people read them. */
  dropped: readonly Term[];
}

/** A piece with the form of it that goods have: M8 of M8X33. */
interface Fitting {
  asked: Term;
  found: readonly Term[];
}

interface Compared {
  reading: ThingReading;
  fitting: readonly Fitting[];
  exists: boolean;
}

const needsOf = (head: Term, terms: readonly Term[]) => [head, ...terms].flatMap(({ needs }) => needs);

/** Which pieces go with the thing of each reading, one by one. */
async function compare(
  index: SearchIndex,
  readings: readonly ThingReading[],
  { place, vocabulary }: CorrectionSources,
): Promise<Compared[]> {
  const wider = (term: Term) =>
    term.wider === undefined ? [] : qualify(parseQuery(term.wider, vocabulary.language).terms, term.text);
  const asked = readings.map(({ head, wanted }) =>
    wanted.flatMap((term) => [
      { head, asked: term, found: [term] },
      ...(term.wider === undefined ? [] : [{ head, asked: term, found: wider(term) }]),
    ]),
  );
  const pieces = asked.flat();
  const finds = await index.findsAny(
    [...readings.map(({ head }) => needsOf(head, [])), ...pieces.map(({ head, found }) => needsOf(head, found))],
    place,
  );
  const known = new Set(pieces.filter((_, at) => finds[readings.length + at]));
  return readings.map((reading, at) => ({
    reading,
    exists: finds[at] ?? false,
    fitting: reading.wanted.flatMap(
      (term) => asked[at]?.find((piece) => piece.asked === term && known.has(piece)) ?? [],
    ),
  }));
}

/** Fewest pieces lost; the thing that stands last where that says nothing. */
function likeliest(compared: readonly Compared[]): Compared | null {
  const lost = ({ reading, fitting }: Compared) =>
    lossOf(reading.wanted.filter((term) => !fitting.some(({ asked }) => asked === term)));
  const [best] = compared.filter(({ exists }) => exists).sort((a, b) => lost(a) - lost(b));
  return best ?? null;
}

/** The closest query that finds something without giving up the thing; null when there are no such goods. */
export async function setAside(
  index: SearchIndex,
  readings: readonly ThingReading[],
  sources: CorrectionSources & { required: ReadonlySet<string> },
): Promise<KeptReading | null> {
  const best = likeliest(await compare(index, readings, sources));
  if (!best) return null;
  const { head, wanted } = best.reading;
  const foundOf = new Map(best.fitting.map(({ asked, found }) => [asked, found]));
  const choices = keepSome(best.fitting.map(({ asked }) => asked));
  const finds = await index.findsAny(
    choices.map((choice) =>
      needsOf(
        head,
        choice.flatMap((term) => foundOf.get(term) ?? []),
      ),
    ),
    sources.place,
  );
  const must = wanted.filter(({ text }) => sources.required.has(text));
  const kept = choices.find((choice, at) => finds[at] && must.every((term) => choice.includes(term)));
  if (!kept) return null;
  const isWhole = (term: Term) => kept.includes(term) && foundOf.get(term)?.[0] === term;
  return {
    head,
    kept: kept.flatMap((term) => foundOf.get(term) ?? []),
    dropped: wanted.filter((term) => !isWhole(term)),
  };
}

export const droppedTexts = ({ dropped }: KeptReading): string[] => dropped.map(({ text }) => shown(text));
