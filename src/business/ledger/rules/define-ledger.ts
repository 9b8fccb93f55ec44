import type { LedgerDefinition } from '../contract/ledger-definition.ts';

const NAME = /^[a-z][a-z0-9_]*$/;

/** Statements are put together from these names; what is no plain name must never get into one. */
function checkNames(names: readonly string[]): void {
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) throw new Error(`no name for a ledger: ${wrong}`);
}

export type Amounts<Balance extends string> = Record<Balance, bigint>;

/**
 * The one definition of a ledger: what its movements do to its balances (behaviours 4: 占用、使用、释放、退回). Posting, sums and
 * invariants follow from it.
 */
export function defineLedger<const Balance extends string, const Kind extends string>(
  definition: LedgerDefinition<Balance, Kind>,
) {
  const { name, accounts, entries, account, charged, balances } = definition;
  const kinds: Readonly<Record<string, Partial<Record<Balance, number>>>> = definition.kinds;
  const kindNames = Object.keys(kinds) as Kind[];
  checkNames([
    name,
    accounts,
    entries,
    account,
    charged,
    ...balances,
    ...kindNames,
    ...(definition.freestanding ?? []),
  ]);
  const idle = kindNames.find((kind) => balances.every((balance) => !kinds[kind]?.[balance]));
  if (idle) throw new Error(`${idle} moves nothing in ${name}`);
  const effectOf = (kind: Kind, balance: Balance): number => kinds[kind]?.[balance] ?? 0;
  return {
    ...definition,
    freestanding: definition.freestanding ?? [],
    kindNames,
    effectOf,
    /** What comes of movements, one after the other, beginning with nothing. */
    sumOf: (movements: readonly { kind: Kind; amountFen: bigint }[]): Amounts<Balance> =>
      Object.fromEntries(
        balances.map((balance) => [
          balance,
          movements.reduce((sum, { kind, amountFen }) => sum + BigInt(effectOf(kind, balance)) * amountFen, 0n),
        ]),
      ) as Amounts<Balance>,
    /** What a movement adds to a balance, in SQL over columns of the kind and the amount. */
    effectText: (balance: Balance, kind: string, amount: string): string =>
      `case ${kind} ${kindNames.map((one) => `when '${one}' then ${effectOf(one, balance)}`).join(' ')} end * ${amount}`,
  };
}

export type Ledger<Balance extends string = string, Kind extends string = string> = ReturnType<
  typeof defineLedger<Balance, Kind>
>;
