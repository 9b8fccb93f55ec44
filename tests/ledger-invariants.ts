import type pg from 'pg';
import type { Ledger } from '#business/ledger/rules/public.ts';

/** What must be true of every ledger at every moment; each statement finds the rows that break it. */
export function ledgerInvariants<Balance extends string, Kind extends string>(
  ledger: Ledger<Balance, Kind>,
): Record<string, string> {
  const { name, accounts, entries, account, charged, balances, freestanding, effectText } = ledger;
  const own =
    freestanding.length > 0 ? `document_type not in (${freestanding.map((type) => `'${type}'`).join(', ')})` : 'true';
  const list = (piece: (balance: Balance) => string, between = ', ') => balances.map(piece).join(between);
  const sums = list((balance) => `sum(${effectText(balance, 'kind', 'amount_fen')}) as ${balance}`);
  const held = (by: string) => `select firm_id, ${by}, ${sums} from ${entries} group by firm_id, ${by}`;
  const after = list((balance) => `e.${balance}_after_fen`);
  const before = list((balance) => `lag(e.${balance}_after_fen, 1, 0::bigint) over w as ${balance}_before`);
  return {
    [`${name}: balances are the sum of the ledger`]: `
      select a.id from ${accounts} a left join (${held(account)}) s on s.firm_id = a.firm_id and s.${account} = a.id
      where (${list((balance) => `a.${balance}_fen`)}) is distinct from (${list((balance) => `coalesce(s.${balance}, 0)`)})`,
    [`${name}: no document gives back more than it took`]: `
      select document_no from (${held(`${account}, document_type, document_no, ${charged}`)}) h
      where ${own} and (${list((balance) => `${balance} < 0`, ' or ')})`,
    [`${name}: the last entry tells the balances of the account`]: `
      select a.id from ${accounts} a join lateral (
        select ${after} from ${entries} e where e.firm_id = a.firm_id and e.${account} = a.id order by e.id desc limit 1) e on true
      where (${after}) is distinct from (${list((balance) => `a.${balance}_fen`)})`,
    [`${name}: every entry follows from the one before`]: `
      select id from (
        select e.id, e.kind, e.amount_fen, ${after}, ${before} from ${entries} e
        window w as (partition by e.firm_id, e.${account} order by e.id)) e
      where ${list((balance) => `${balance}_after_fen - ${balance}_before <> ${effectText(balance, 'kind', 'amount_fen')}`, ' or ')}`,
  };
}

/** Names of the statements that find something, with some of the rows; empty when all is well. */
export async function brokenRules(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
  rules: Readonly<Record<string, string>>,
): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(rules)) {
    const { rows } = await client.query<Record<string, unknown>>(`${statement} limit 5`);
    if (rows.length > 0) broken[name] = rows.flatMap((row) => Object.values(row));
  }
  return broken;
}
