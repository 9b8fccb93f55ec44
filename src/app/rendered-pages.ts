import { WeighedMemory } from '#platform/api/weighed-memory.ts';
import { expectSameText } from './other-moment.ts';

/** How long a page may be used again: what it says of the time of day is no older. */
const KEEP_MS = 60_000;
/** Room for all pages that are kept in one process, in bytes as far as they can be told. */
const MOST_WEIGHT = 24 * 1024 * 1024;
/** Pages of one path, by the words of its address: whoever invents such words drives out no page but those. */
const MOST_OF_PATH = 40;
/** Texts with Chinese in them take two bytes a character. */
const CHARACTER = 2;

/** What differs from answer to answer though the page is the same, by the text that stands for it in one answer. */
export type Blanks = Readonly<Record<'nonce' | 'requestId' | 'now' | 'data', string>>;

const NAMES = ['nonce', 'requestId', 'now', 'data'] as const;

/**
 * Puts a mark where the router writes when it loaded a part of the page. No text of a person can look like that: quotation
 * marks are never as plain in it.
 */
export const markTimes = (html: string, mark: string): string => html.replace(/,u:\d+,s:"/g, () => `,u:${mark},s:"`);

/** A page with holes: text, hole, text, hole, text. */
export interface CutPage {
  texts: readonly string[];
  holes: readonly (keyof Blanks)[];
}

/** Cuts a page where these texts stand; each of them is a random number that nothing else in the page can hold. */
export function cutPage(html: string, marks: Blanks): CutPage {
  const nameOf = new Map(NAMES.map((name) => [marks[name], name]));
  const escaped = NAMES.map((name) => marks[name].replace(/[^\w-]/g, String.raw`\$&`));
  const texts: string[] = [];
  const holes: (keyof Blanks)[] = [];
  for (const [at, part] of html.split(new RegExp(`(${escaped.join('|')})`)).entries()) {
    const hole = at % 2 === 1 ? nameOf.get(part) : undefined;
    if (hole) holes.push(hole);
    else texts.push(part);
  }
  return { texts, holes };
}

export const fillPage = ({ texts, holes }: CutPage, blanks: Blanks): string =>
  texts.reduce((html, text, at) => html + (blanks[holes[at - 1] ?? 'nonce'] ?? '') + text);

/** Set in the shop of the browser tests: a page that would be used again is rendered again, and must be the same. */
const COMPARES = process.env.RENDERED_PAGES === 'compare';

/** The framework notes here when it loaded what it hands over; a page that is kept says when it was rendered. */
const LOADED_AT = /\bu:\d+/g;

/** Fails where something is shown that the key does not know of: somebody would see the page of another, or of another time. */
function expectSame(kept: CutPage, rendered: CutPage): void {
  const [before, now] = [kept, rendered].map(({ texts, holes }) =>
    texts.map((text, at) => text.replace(LOADED_AT, '') + (holes[at] ?? '')).join(''),
  ) as [string, string];
  expectSameText(before, now, 'a page under one key is not the same again');
}

interface RenderedPage {
  page: CutPage;
  path: string;
}

/**
 * Pages that were rendered, those asked for last, each under everything it was rendered from: a page is found again only
 * where rendering would write the same text once more. Nothing has to be told when data change; they are read for every
 * request, and another answer is another key.
 */
export class RenderedPages {
  readonly compares: boolean;
  private readonly pages: WeighedMemory<RenderedPage>;
  /** Keys of the pages of each path, in the order in which they were asked for. */
  private readonly ofPath = new Map<string, Set<string>>();

  constructor(now: () => number = Date.now, room = MOST_WEIGHT, compares = COMPARES) {
    this.compares = compares;
    const onDrop = (key: string, { path }: RenderedPage) => this.forget(key, path);
    this.pages = new WeighedMemory({ room, keepMs: KEEP_MS, now, onDrop });
  }

  get weight(): number {
    return this.pages.weight;
  }

  find(key: string): CutPage | null {
    const kept = this.pages.find(key);
    if (!kept) return null;
    this.note(key, kept.path);
    return this.compares ? null : kept.page;
  }

  keep(key: string, page: CutPage, path: string): void {
    const before = this.pages.peek(key);
    // Compared with the first one for as long as it would be used.
    if (before && this.compares) return expectSame(before.page, page);
    const length = page.texts.reduce((sum, text) => sum + text.length, key.length);
    this.pages.drop(key);
    this.note(key, path);
    this.pages.keep(key, { page, path }, length * CHARACTER);
    const keys = this.ofPath.get(path);
    const [oldest] = keys ?? [];
    if (keys && oldest !== undefined && keys.size > MOST_OF_PATH) this.pages.drop(oldest);
  }

  private note(key: string, path: string): void {
    const keys = this.ofPath.get(path) ?? new Set<string>();
    keys.delete(key);
    this.ofPath.set(path, keys.add(key));
  }

  private forget(key: string, path: string): void {
    const keys = this.ofPath.get(path);
    keys?.delete(key);
    if (keys?.size === 0) this.ofPath.delete(path);
  }
}
