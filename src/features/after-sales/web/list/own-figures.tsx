import { useQuery } from '@tanstack/react-query';
import { Facts } from '#platform/web/display/facts.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { durationText } from '../../rules/figure-numbers.ts';
import { ownFiguresQuery } from '../figures/own-figures-query.ts';

const grouped = (count: number) => count.toLocaleString('zh-CN');

/** What came back of the last twelve months, and how long it took; nothing where nothing was signed for. */
export function OwnFigures() {
  const { data } = useQuery(ownFiguresQuery);
  if (!data || data.signed === 0) return null;
  const { rate, signed, claimed, cases, openCases, settledHours, settledCases } = data;
  return (
    <Section title="近 12 个月售后" note="按签收日期统计">
      <Facts
        columns={3}
        facts={[
          { label: '售后率', value: `${rate ?? 0}%（签收 ${grouped(signed)} 行，申请 ${grouped(claimed)} 行）` },
          { label: '售后单', value: `${grouped(cases)} 张，未结 ${grouped(openCases)} 张` },
          {
            label: '处理时长',
            value: settledCases > 0 ? `${durationText(settledHours)}（${grouped(settledCases)} 张的中位数）` : null,
          },
        ]}
      />
    </Section>
  );
}
