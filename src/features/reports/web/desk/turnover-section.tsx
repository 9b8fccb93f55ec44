import { Section } from '#platform/web/display/section.tsx';
import { GrainChoice } from '../chart/grain-choice.tsx';
import { ReportChart } from '../chart/report-chart.tsx';
import { showTurnover } from './overview-search.ts';
import type { PartProps } from './part-props.ts';
import { turnoverChart } from './turnover-chart.ts';

/** Turnover over time; a stretch opens the customers it comes from. */
export const TurnoverSection = ({ data, search, address, stale }: PartProps) => (
  <Section title="成交趋势" action={<GrainChoice grain={search.grain ?? 'month'} address={address} />}>
    <ReportChart
      spec={turnoverChart(data.series, search)}
      stale={stale}
      onOpen={(place) => {
        const stretch = data.series[place];
        if (stretch) address.go(showTurnover({ from: stretch.from, to: stretch.to }));
      }}
    />
  </Section>
);
