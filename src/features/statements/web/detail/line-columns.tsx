import { AFTER_SALE_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { caseHref, orderHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import type { Column } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { StatementLine } from '../../contract/statement-schemas.ts';
import { EXCEPTION_REASONS, type ExceptionReason, type LineState } from '../../contract/statement-words.ts';
import { DisputeTag } from '../statement-tag.tsx';
import styles from './statement.module.css';

const TONES: Readonly<Record<LineState, TagTone>> = {
  open: 'neutral',
  disputed: 'danger',
  confirmed: 'success',
  booked: 'success',
  settled: 'neutral',
};

const isExceptionReason = (code: string): code is ExceptionReason => Object.hasOwn(EXCEPTION_REASONS, code);
const whole = (count: number) => count.toLocaleString('zh-CN');
/** Lines anybody may read: those of a link have no talk about them. */
export type ReadLine = Omit<StatementLine, 'dispute' | 'exceptions' | 'ownNo' | 'checkNote' | 'checkResult'>;
export type ShownLine = ReadLine & Partial<StatementLine>;

interface Ways {
  /** Links to orders and cases; somebody without an account has none. */
  linked: boolean;
  onDispute?: (disputeNo: string) => void;
}

export const lineColumns = ({ linked, onDispute }: Ways): readonly Column<ShownLine>[] => [
  { key: 'day', header: '签收', width: 64, render: (line) => line.day.slice(5) },
  { key: 'order', header: '订单 / PO', width: 152, render: (line) => <Order line={line} linked={linked} /> },
  { key: 'goods', header: '商品', rowHeader: true, render: (line) => <Goods line={line} linked={linked} /> },
  {
    key: 'quantity',
    header: '数量',
    width: 74,
    align: 'right',
    render: (line) => (line.quantity === 0 ? '—' : `${whole(line.quantity)} ${line.unit}`),
  },
  {
    key: 'price',
    header: '含税单价',
    width: 82,
    align: 'right',
    wideOnly: true,
    render: (line) => (line.quantity === 0 ? '—' : line.price),
  },
  {
    key: 'net',
    header: '未税 / 税额',
    width: 96,
    align: 'right',
    render: (line) => (
      <span className={styles.beneath}>
        <Amount yuan={line.net} />
        <small>
          <Amount yuan={line.tax} />
        </small>
      </span>
    ),
  },
  {
    key: 'amount',
    header: '含税金额',
    width: 104,
    align: 'right',
    render: (line) => <Amount yuan={line.amount} strong />,
  },
  { key: 'state', header: '状态', width: 84, render: (line) => <State line={line} onDispute={onDispute} /> },
];

function Order({ line, linked }: { line: ShownLine; linked: boolean }) {
  const number = line.childOrderNo || line.orderNo;
  return (
    <CellLines>
      {linked ? <PageLink href={orderHref(line.orderNo)}>{number}</PageLink> : number}
      {line.poNumber && <small>{line.poNumber}</small>}
    </CellLines>
  );
}

/** Goods with what the customer knows them by; money alone says what it is for. */
function Goods({ line, linked }: { line: ShownLine; linked: boolean }) {
  const { source, sourceLabel, itemNo, name, spec, customerCode, signer, costCenter, documentNo } = line;
  const facts = [itemNo, customerCode && `物料 ${customerCode}`, signer && `签收 ${signer}`, costCenter];
  return (
    <span className={styles.goods}>
      {source !== 'sign' && <Tag tone="warning">{sourceLabel}</Tag>} {name}
      {spec && <span className={styles.spec}> {spec}</span>}
      <Quiet>
        {facts.filter(Boolean).join(' · ')}
        {documentNo !== '' && (
          <>
            {itemNo && ' · '}
            {linked && readNumber(documentNo, AFTER_SALE_NUMBER) ? (
              <PageLink href={caseHref(documentNo)}>{documentNo}</PageLink>
            ) : (
              documentNo
            )}
          </>
        )}
      </Quiet>
    </span>
  );
}

const Amount = ({ yuan, strong }: { yuan: string; strong?: boolean }) => (
  <Money
    yuan={yuan}
    exact
    className={[strong && styles.strong, yuan.startsWith('-') && styles.minus].filter(Boolean).join(' ')}
  />
);

function State({ line, onDispute }: { line: ShownLine; onDispute?: (disputeNo: string) => void }) {
  const { dispute, status, statusLabel, exceptions = [] } = line;
  return (
    <CellLines>
      {dispute ? (
        <DisputeTag status={dispute.status} label={dispute.statusLabel} />
      ) : (
        <Tag tone={TONES[status]}>{statusLabel}</Tag>
      )}
      {dispute && onDispute && (
        <Button
          kind="quiet"
          size="sm"
          aria-label={`查看异议 ${dispute.disputeNo}`}
          onClick={() => onDispute(dispute.disputeNo)}
        >
          查看异议
        </Button>
      )}
      {exceptions.map((code) => (
        <small key={code} className={styles.exception}>
          {isExceptionReason(code) ? EXCEPTION_REASONS[code] : code}
        </small>
      ))}
    </CellLines>
  );
}
