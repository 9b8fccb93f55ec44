import { displayTime } from '#platform/shared/display-time.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SignRecord } from '../contract/fulfilment-schemas.ts';
import { goodsWords } from './goods-words.ts';
import styles from './logistics.module.css';

type Line = SignRecord['lines'][number];

const marked = (units: number) => (units > 0 ? <b className={styles.dispute}>{units}</b> : '—');

/** Whether something was wrong with what arrived of a line, the worst first; `null`: nothing. */
const faultOf = ({ short, over, damaged }: Line) =>
  damaged > 0 ? 'damaged' : short > 0 ? 'short' : over > 0 ? 'over' : null;

/** Where after-sales of a line begin, with what was found when it was signed for. */
export type ApplyOf = (lineNo: number, fault: 'damaged' | 'short' | 'over') => string;

function ApplyLink({ line, applyOf }: { line: Line; applyOf: ApplyOf }) {
  const fault = faultOf(line);
  if (!fault) return '—';
  return (
    <PageLink href={applyOf(line.lineNo, fault)} aria-label={`第 ${line.lineNo} 行申请售后`}>
      申请售后
    </PageLink>
  );
}

const applyColumn = (applyOf: ApplyOf): Column<Line> => ({
  key: 'apply',
  header: '售后',
  width: 86,
  render: (line) => <ApplyLink line={line} applyOf={applyOf} />,
});

const COLUMNS: readonly Column<Line>[] = [
  {
    key: 'goods',
    header: '商品',
    rowHeader: true,
    render: (line) => (
      <span className={styles.goodsName}>
        <span>{line.productName}</span>
        <small>{goodsWords(line)}</small>
      </span>
    ),
  },
  { key: 'sent', header: '发货', width: 72, align: 'right', render: (line) => line.sent },
  { key: 'received', header: '实收', width: 72, align: 'right', render: (line) => line.received },
  { key: 'short', header: '短少', width: 64, align: 'right', render: (line) => marked(line.short) },
  { key: 'over', header: '多发', width: 64, align: 'right', render: (line) => marked(line.over) },
  { key: 'damaged', header: '破损', width: 64, align: 'right', render: (line) => marked(line.damaged) },
];

const TONES = { person: 'success', auto: 'neutral', refused: 'danger' } as const;
const toneOf = (kind: string) => (Object.hasOwn(TONES, kind) ? TONES[kind as keyof typeof TONES] : 'neutral');

/** Who took a parcel, what was in it, and the papers that prove it. */
export function SignRecordCard({ record, applyOf }: { record: SignRecord; applyOf?: ApplyOf }) {
  const wrong = applyOf && record.lines.some((line) => faultOf(line) !== null);
  return (
    <article className={styles.parcel} aria-label={`签收记录 ${record.shipmentNo}`}>
      <header className={styles.head}>
        <h3>包裹 {record.shipmentNo}</h3>
        <Tag tone={toneOf(record.kind)}>{record.kindLabel}</Tag>
        <span className={styles.carrier}>
          {record.signer}，{displayTime(record.signedAt)}
        </span>
      </header>
      {record.note && <p className={styles.hint}>备注：{record.note}</p>}
      <DataTable
        caption={`包裹 ${record.shipmentNo} 的签收数量`}
        columns={applyOf && wrong ? [...COLUMNS, applyColumn(applyOf)] : COLUMNS}
        rows={record.lines}
        rowKey={(line) => String(line.lineNo)}
        compact
      />
      {record.receipts.length > 0 && (
        <ul className={styles.receipts} aria-label="签收回单">
          {record.receipts.map(({ href, name, mediaType }, index) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {mediaType.startsWith('image/') ? (
                  <img src={href} alt={`回单 ${index + 1}：${name}`} width={96} height={96} loading="lazy" />
                ) : (
                  name
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
