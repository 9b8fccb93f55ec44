import { currentScope } from '#platform/api/request-scope.ts';
import { savesData } from '#platform/api/saves-data.ts';
import baseCss from '#platform/web/theme/base.css?url';
import { NEXT_PAGES, routeOf } from './web/main-pages.ts';
import { pageAt } from './web/page-at.ts';
import type { PageRow } from './web/page-row.ts';

interface Files {
  css?: readonly (string | { href: string })[];
  preloads?: readonly string[];
}

/** What the build knows of each route's files. */
async function builtRoutes(): Promise<Readonly<Record<string, Files>>> {
  const { tsrStartManifest } = await import('tanstack-start-manifest:v');
  return tsrStartManifest().routes;
}

/** Known before the first page asks: then a head leaves at once. The development server has none. */
const routes = import.meta.env.PROD ? await builtRoutes() : null;

/** Routes a page stands in, as the router calls them: the document, the frame, the page. */
const routesOf = ({ layout, path }: Pick<PageRow, 'layout' | 'path'>) => [
  '__root__',
  `/_${layout}`,
  routeOf(path, layout),
];

const sheetsIn = (route: string) =>
  (routes?.[route]?.css ?? []).map((css) => (typeof css === 'string' ? css : css.href));
const scriptsIn = (route: string) => routes?.[route]?.preloads ?? [];

/**
 * Sends the beginning of the page being rendered: its sheets, which are the same whatever its data are. React leaves them
 * where it finds them.
 */
export function sendHead(): void {
  const { sendHead: send, url, nonce } = currentScope();
  const page = pageAt(url.pathname);
  if (!send || !routes || !page) return;
  const sheets = new Set([baseCss, ...routesOf(page).flatMap(sheetsIn)]);
  const tags = [...sheets].map(
    (href) => `<link rel="stylesheet" href="${href}" nonce="${nonce}" data-precedence="default"/>`,
  );
  send([`<meta charSet="utf-8" nonce="${nonce}"/>`, ...tags]);
}

/** Routes of all other pages (`comes-late.ts`), as the frame of the user centre names their file. */
const lateRoutes = scriptsIn('/_user').filter((file) => file.includes('/late-routes-'));

/**
 * Names the files of pages that people go to from here, for browsers that have nothing else to do: a press finds them there.
 * Nobody who saves data is sent any.
 */
export function nameFilesAhead(): void {
  const scope = currentScope();
  const page = pageAt(scope.url.pathname);
  if (!routes || page?.layout !== 'default' || savesData(scope.headers)) return;
  const here = routesOf(page);
  const next = NEXT_PAGES.flatMap((path) => routesOf({ layout: 'default', path })).filter(
    (route) => !here.includes(route),
  );
  const linked = (files: readonly string[], known: readonly string[], as: string) =>
    [...new Set(files)].filter((file) => !known.includes(file)).map((file) => `<${file}>; rel=prefetch; as=${as}`);
  scope.nextFiles = [
    ...linked([...next.flatMap(scriptsIn), ...lateRoutes], here.flatMap(scriptsIn), 'script'),
    ...linked(next.flatMap(sheetsIn), here.flatMap(sheetsIn), 'style'),
  ].join(', ');
}
