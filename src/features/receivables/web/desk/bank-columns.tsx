import { StateTag } from '#business/documents/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { BankLineView } from '../../contract/bank-schemas.ts';
import { bankLineStates } from '../../rules/receipt-states.ts';

const WORDS: Readonly<Record<string, string>> = { choosing: '确认', unmatched: '处理', ignored: '重新处理' };

function Guess({ line: { proposals, firmName, receiptNo, note } }: { line: BankLineView }) {
  const [first] = proposals;
  if (firmName)
    return (
      <Pair>
        {firmName}
        {receiptNo && <small>{receiptNo}</small>}
      </Pair>
    );
  if (!first) return note || '—';
  return (
    <Pair>
      <span>{first.firmName}</span>
      <small>
        {first.gradeLabel}
        {proposals.length > 1 && `，共 ${proposals.length} 种可能`}
      </small>
    </Pair>
  );
}

/** Lines of banks: what the bank says of them, and whose they are or may be. */
export const bankColumns = (open: (line: BankLineView) => void): readonly ListColumn<BankLineView>[] => [
  {
    key: 'day',
    title: '交易日期',
    width: 120,
    fixed: true,
    render: ({ bookedOn, accountName }) => (
      <Pair>
        <span>{bookedOn}</span>
        <small>{accountName}</small>
      </Pair>
    ),
  },
  {
    key: 'payer',
    title: '对方户名',
    rowHeader: true,
    fixed: true,
    render: ({ payerName, payerAccount }) => (
      <Pair>
        <span>{payerName || '（无户名）'}</span>
        {payerAccount && <small>{payerAccount}</small>}
      </Pair>
    ),
  },
  {
    key: 'amount',
    title: '金额',
    width: 130,
    align: 'right',
    fixed: true,
    render: ({ amount }) => <Money yuan={amount} exact />,
  },
  {
    key: 'remark',
    title: '附言',
    width: 230,
    render: ({ remark, reference }) => (
      <Pair>
        <span>{remark || '—'}</span>
        {reference && <small>流水号 {reference}</small>}
      </Pair>
    ),
  },
  { key: 'guess', title: '客户', width: 220, render: (line) => <Guess line={line} /> },
  {
    key: 'status',
    title: '状态',
    width: 90,
    render: ({ status, statusLabel }) => <StateTag states={bankLineStates} status={status} label={statusLabel} />,
  },
  {
    key: 'acts',
    title: '操作',
    width: 100,
    fixed: true,
    render: (line) => {
      const word = WORDS[line.status];
      return (
        word && (
          <Button
            kind="quiet"
            size="sm"
            aria-label={`${word} ${line.bookedOn} ${line.amount}`}
            onClick={() => open(line)}
          >
            {word}
          </Button>
        )
      );
    },
  },
];
