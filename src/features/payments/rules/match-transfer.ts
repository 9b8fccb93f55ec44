/** An order that waits for a bank transfer. */
export interface ExpectedTransfer {
  payNo: string;
  orderNo: string;
  poNumber: string | null;
  firmName: string;
  amountFen: bigint;
}

/** What the bank's statement says of money that came in. */
export interface ReceivedTransfer {
  amountFen: bigint;
  /** 附言 and name of the payer as they stand in the statement. */
  remark: string;
}

export interface TransferMatch<T> {
  transfer: T;
  /** `sure`: amount and number agree; `likely`: amount and payer; `amount`: the amount alone; `number`: another amount. */
  grade: 'sure' | 'likely' | 'amount' | 'number';
}

const GRADES = ['sure', 'likely', 'amount', 'number'] as const;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s()·.-]/g, '')
    .toUpperCase();

function gradeOf(
  transfer: ExpectedTransfer,
  { amountFen, remark }: ReceivedTransfer,
): TransferMatch<never>['grade'] | null {
  const words = plain(remark);
  const { orderNo, payNo, poNumber, firmName } = transfer;
  const numbers = [orderNo, payNo, ...(poNumber && poNumber.length >= 4 ? [poNumber] : [])];
  const named = words !== '' && numbers.some((number) => words.includes(plain(number)));
  if (amountFen !== transfer.amountFen) return named ? 'number' : null;
  if (named) return 'sure';
  return words !== '' && words.includes(plain(firmName)) ? 'likely' : 'amount';
}

/** Orders that money may belong to, the surest first. A person at the desk decides; nothing is booked by a guess. */
export function matchTransfers<T extends ExpectedTransfer>(
  expected: readonly T[],
  received: ReceivedTransfer,
): TransferMatch<T>[] {
  const matches = expected.flatMap((transfer) => {
    const grade = gradeOf(transfer, received);
    return grade ? [{ transfer, grade }] : [];
  });
  return matches.sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
}
