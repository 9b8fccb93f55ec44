import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { auditContract } from '../contract/audit-contract.ts';
import { readLog } from './audit-log-repo.ts';
import { readChainState } from './chain-repo.ts';
import { presentEntry } from './present-entry.ts';
import { verifyChain } from './verify-chain.ts';

const audit = implementFeature(auditContract);

export const auditHandlers = {
  list: audit.list.handler(async ({ input, context: { db, caller } }) => {
    const { olderThan, newerThan, pageSize, ...filter } = input;
    // One row more than shown tells whether there are any behind it.
    const rows = await readLog(db, signedIn(caller), filter, pageSize + 1, { olderThan, newerThan });
    const backwards = newerThan !== undefined && olderThan === undefined;
    const more = rows.length > pageSize;
    const shown = more ? (backwards ? rows.slice(1) : rows.slice(0, pageSize)) : rows;
    const [first, last] = [shown.at(0), shown.at(-1)];
    return {
      list: shown.map(presentEntry),
      olderThan: last && (backwards || more) ? String(last.id) : null,
      newerThan: first && (backwards ? more : olderThan !== undefined) ? String(first.id) : null,
    };
  }),

  chain: audit.chain.handler(async ({ context: { db, caller } }) => {
    const { head, waiting } = await readChainState(db, signedIn(caller).firmId);
    return {
      sealed: Number(head?.place ?? 0n),
      waiting,
      head: head?.hash ?? '',
      headAt: head && new Date(head.sealedAt).toISOString(),
    };
  }),

  verify: audit.verify.handler(({ input, context: { db, caller } }) =>
    verifyChain(db, signedIn(caller).firmId, input.from),
  ),
};
