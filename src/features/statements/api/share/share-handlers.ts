import { sharedStatementHref } from '#business/paths/rules/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { statementShareContract } from '../../contract/share-contract.ts';
import { statementLinkKey } from './link-code.ts';
import { openLines, openLink } from './open-link.ts';
import { makeLink, readLinks, revokeLink } from './share-statement-repo.ts';

const calls = implementFeature(statementShareContract);

/** `pepper`: secret of the installation, with which links are sealed. `origin`: whatever host a request claimed, a link carries this one. */
export function createShareHandlers({ pepper, origin }: { pepper: Buffer; origin: string }) {
  const key = statementLinkKey(pepper);
  return {
    make: calls.make.handler(async ({ input, context: { db, caller } }) => {
      const { linkId, code, until } = await makeLink(db, signedIn(caller), key, input);
      const path = sharedStatementHref(code);
      return { linkId, path, url: origin + path, until };
    }),
    list: calls.list.handler(({ input, context: { db, caller } }) =>
      readLinks(db, signedIn(caller), input.statementNo, new Date()),
    ),
    revoke: calls.revoke.handler(({ input, context: { db, caller } }) => revokeLink(db, signedIn(caller), input)),
    open: calls.open.handler(({ input, context: { database } }) => openLink({ database, key }, input.code)),
    openLines: calls.openLines.handler(({ input, context: { database } }) => openLines({ database, key }, input)),
  };
}
