import type { ExportLetter } from '#business/transfers/api/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { ReportHead } from '../../contract/report-schemas.ts';
import type { Unit } from '../../rules/figure-text.ts';
import type { LetterTime } from '../../rules/letter-stretches.ts';
import { describeBars } from '../../rules/letter-words.ts';
import { drawBars } from './draw-bars.ts';

interface Composed {
  /** 采购报表, 交付报表 */
  report: string;
  days: { from: string; to: string };
  head: ReportHead;
  /** How it is counted: 按下单日计，含税. */
  counted: string;
  /** The maker narrowed it down: by what, only he knows. */
  narrowed: boolean;
  figures: readonly string[];
  more: readonly string[];
  chart: { title: string; unit: Unit; values: readonly (string | null)[]; time: LetterTime };
}

/** The text and the picture of a report, for one reader. */
export async function composeReport(written: Composed): Promise<ExportLetter> {
  const { report, days, head, counted, narrowed, figures, more, chart } = written;
  const { title, unit, values, time } = chart;
  const columns = time.stretches.map(({ label, now }, at) => ({ label, now, value: values[at] ?? null }));
  const span = `${time.stretches[0]?.from ?? days.from} 至 ${days.to}`;
  const png = await drawBars({
    title,
    note: `${span}，${counted}，${head.scopeLabel}`,
    unit,
    columns: columns.map((one) => ({ ...one, value: one.value === null ? null : Number(one.value) })),
  });
  const how = [counted, `范围：${head.scopeLabel}`, ...(narrowed ? ['按设置的条件筛选'] : [])].join('，');
  const { building } = head;
  const text = [
    `${report} ${days.from} 至 ${days.to}`,
    figures.join('\n'),
    ...more,
    [
      how,
      ...(building ? [`历史订单统计中（${building.done}/${building.total}），数字尚不完整`] : []),
      `数据截至 ${displayTime(head.asOf)}`,
    ].join('\n'),
  ];
  return { text: text.join('\n\n'), picture: { png, alt: describeBars(title, unit, columns) } };
}
