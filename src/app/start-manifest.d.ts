/** What the build writes down of each route's files; the framework's plugin answers for it. */
declare module 'tanstack-start-manifest:v' {
  export function tsrStartManifest(): {
    routes: Readonly<Record<string, { css?: readonly (string | { href: string })[]; preloads?: readonly string[] }>>;
  };
}
