import { displayFen } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { LineChangeView, QuoteVersion } from '../contract/quote-schemas.ts';
import styles from './quote.module.css';

const KINDS = { added: '新增', removed: '删除', changed: '变更' } as const;

type Side = LineChangeView['before'];

/** What was and what is, where the two differ. */
function Pair({
  before,
  after,
  show,
}: {
  before: Side;
  after: Side;
  show: (side: NonNullable<Side>) => string | number;
}) {
  const [was, is] = [before && show(before), after && show(after)];
  if (was === is) return <>{is ?? '—'}</>;
  return (
    <CellLines>
      {was !== null && <span className={styles.gone}>{was}</span>}
      {is !== null && <b>{is}</b>}
    </CellLines>
  );
}

const daysOf = ({ deliveryDays }: NonNullable<Side>) => (deliveryDays === null ? '—' : `${deliveryDays} 天`);

const COLUMNS: readonly Column<LineChangeView>[] = [
  { key: 'no', header: '行', width: 60, render: (change) => `${change.lineNo}-${change.offerNo}` },
  { key: 'kind', header: '变化', width: 70, render: (change) => KINDS[change.kind] },
  {
    key: 'name',
    header: '商品',
    rowHeader: true,
    render: (change) => <Pair {...change} show={(side) => side.productName} />,
  },
  {
    key: 'price',
    header: '含税单价',
    width: 120,
    render: (change) => <Pair {...change} show={(side) => side.unitPrice} />,
  },
  {
    key: 'quantity',
    header: '数量',
    width: 90,
    render: (change) => <Pair {...change} show={(side) => side.quantity} />,
  },
  { key: 'days', header: '货期', width: 90, render: (change) => <Pair {...change} show={daysOf} /> },
];

/** 比上一版低 ¥181.84 */
function totalChange(before: string, after: string): string {
  const change = parseAmount(after) - parseAmount(before);
  if (change === 0n) return '与上一版相同';
  return `比上一版${change > 0n ? '高' : '低'} ${displayFen(change > 0n ? change : -change)}`;
}

/** Every version that was sent, the latest first, with what it changed. */
export function VersionChanges({ versions }: { versions: readonly QuoteVersion[] }) {
  if (versions.length < 2) return null;
  const numbered = versions.map((version, index) => ({ version, index, before: versions[index + 1] }));
  return (
    <Section title="版本" note="只有最新版本可以下单">
      <Stack>
        {numbered.map(({ version, before, index }) => (
          <Stack key={version.versionNo}>
            <p>
              <b>第 {version.versionNo} 版</b> {version.sentAt && displayTime(version.sentAt)}，总额{' '}
              <Money yuan={version.totalAmount} exact />
              {index > 0 && <span className={styles.quiet}> 已被替代</span>}
              {before && <span className={styles.quiet}> {totalChange(before.totalAmount, version.totalAmount)}</span>}
            </p>
            {version.changes.length > 0 && (
              <DataTable
                compact
                stacks
                caption={`第 ${version.versionNo} 版的变化`}
                columns={COLUMNS}
                rows={version.changes}
                rowKey={(change) => `${change.lineNo}-${change.offerNo}`}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
