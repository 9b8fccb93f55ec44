import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { QuoteLine } from '../contract/quote-schemas.ts';
import { type OfferComparison as Comparison, compareOffers, type OfferRow } from '../rules/compare-offers.ts';
import styles from './quote.module.css';

const columnsOf = ({ heads }: Comparison): readonly Column<OfferRow>[] => [
  { key: 'label', header: '项目', rowHeader: true, render: (row) => row.label },
  ...heads.map((header, index) => ({
    key: header,
    header,
    width: `${Math.floor(88 / heads.length)}%`,
    render: ({ values, differs }: OfferRow) => (differs ? <b>{values[index]}</b> : values[index]),
  })),
];

/** Offers for one wish side by side; what differs stands out. */
export function OfferComparison({ lines }: { lines: readonly QuoteLine[] }) {
  const found = compareOffers(lines);
  if (found.length === 0) return null;
  return (
    <Section title="方案对比" note="加粗处不同；默认按方案 1 计入总额">
      <Stack>
        {found.map((one) => (
          <Stack key={one.lineNo}>
            <p>
              第 {one.lineNo} 行{one.wished && <span className={styles.quiet}> 需求：{one.wished}</span>}
              {one.written && <span className={styles.quiet}> {one.written}</span>}
            </p>
            <DataTable
              compact
              stacks
              caption={`第 ${one.lineNo} 行方案对比`}
              columns={columnsOf(one)}
              rows={one.rows}
              rowKey={(row) => row.label}
            />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
