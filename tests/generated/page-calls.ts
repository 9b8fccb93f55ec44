import { globSync, readFileSync } from 'node:fs';

interface Piece {
  file: string;
  name: string;
  text: string;
}

/** Where a declaration of a file begins; it ends where the next one does. */
const DECLARATION = /^(?:export )?(?:async )?(?:const|function) (\w+|\{[^}]*\})/gm;

function piecesOf(file: string): Piece[] {
  const text = readFileSync(file, 'utf8');
  const found = [...text.matchAll(DECLARATION)];
  return found.map((match, at) => ({
    file,
    name: match[1] ?? '',
    text: text.slice(match.index, found[at + 1]?.index ?? text.length),
  }));
}

const pieces = globSync('src/{features/*/web,business/*/web,app/web}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap(piecesOf);

const folderOf = (file: string) => /^src\/(?:(?:features|business)\/[\w-]+|app)/.exec(file)?.[0] ?? '';

/** What a file means by a name: its own, one of its feature, or the only one there is. */
function meant({ file }: Piece, name: string): Piece | undefined {
  const some = pieces.filter((piece) => piece.name === name);
  const near = some.find((one) => one.file === file) ?? some.find((one) => folderOf(one.file) === folderOf(file));
  return near ?? (some.length === 1 ? some[0] : undefined);
}

/** Group of calls behind the client of that name; `query` may have been taken out of a client at the top of the file. */
function groupOf(piece: Piece, client: string): string | undefined {
  const taken = pieces.find(({ file, name }) => file === piece.file && name.includes('{') && name.includes(client));
  const made = (taken ?? meant(piece, client))?.text ?? '';
  const [, group] = /featureApi<[^(]+>\('(\w+)'/.exec(made) ?? [];
  const [, other] = /\} = (\w+);/.exec(taken?.text ?? '') ?? [];
  return group ?? (other && other !== client ? groupOf(piece, other) : undefined);
}

/** `cartApi.query.list`, `cartApi.call.list`, `query.list`. */
const CALL = /\b(\w+)\.(?:(?:query|call)\.)?(\w+)\b/g;
/** What a loader hands on to, by the names the house gives it. */
const HANDED_ON = /\b(?:\w+Query|load[A-Z]\w*)\b/g;

function callsIn(piece: Piece, seen: Set<Piece>): string[] {
  const made = /featureApi<[^(]+>\('(\w+)'[^)]*\)\.query\.(\w+)/.exec(piece.text);
  const direct = [...piece.text.matchAll(CALL)].flatMap(([, client = '', call = '']) => {
    const group = groupOf(piece, client);
    return group ? [`${group}.${call}`] : [];
  });
  const here = pieces.filter(({ file, name }) => file === piece.file && /^[a-z]/.test(name)).map(({ name }) => name);
  const words = new Set(piece.text.match(/\w+/g));
  const names = new Set([...(piece.text.match(HANDED_ON) ?? []), ...here.filter((name) => words.has(name))]);
  const next = [...names].flatMap((name) => {
    const one = meant(piece, name);
    if (!one || seen.has(one)) return [];
    seen.add(one);
    return callsIn(one, seen);
  });
  return [...direct, ...(made ? [`${made[1]}.${made[2]}`] : []), ...next];
}

/** From `loader:` to the next option of the route. */
const LOADER = /\n {2}loader:[\s\S]*?(?=\n {2}\w+(?::|,))/;

/**
 * What a page asks for while it loads, as `group.call`. Read from the text of its loader and of what that hands on to: a
 * question that is asked of some only counts as asked.
 */
export function callsOfLoader(route: string): Set<string> {
  const file = `src/${route}`;
  const declared = piecesOf(file).find(({ name }) => name === 'Route');
  const loader = LOADER.exec(declared?.text ?? '')?.[0];
  return new Set(loader === undefined ? [] : callsIn({ file, name: '', text: loader }, new Set()));
}
