import type { BankMovement } from './read-bank-rows.ts';

/** What a movement is known by within its account: all the bank says of it. Equal ones of one file are counted. */
export function nameLines(movements: readonly BankMovement[]): string[] {
  const seen = new Map<string, number>();
  return movements.map(({ bookedOn, amountFen, payerName, payerAccount, remark, reference }) => {
    const facts = [bookedOn, amountFen, payerName, payerAccount, remark, reference];
    const name = facts.map((fact) => String(fact).normalize('NFKC').replace(/\s/g, '')).join('\u001f');
    const turn = (seen.get(name) ?? 0) + 1;
    seen.set(name, turn);
    return `${name}\u001f${turn}`;
  });
}
