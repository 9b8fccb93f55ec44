import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { FigureButton } from '../figures/figure-button.tsx';
import { figureText } from '../figures/figure-text.ts';
import { type ChartSpec, seriesOf } from './chart-spec.ts';

type Props = {
  spec: ChartSpec;
  onOpen: ((place: number) => void) | undefined;
  /** It is seen: its numbers can be pressed. */
  reachable: boolean;
};

/** The figures of a chart, one line for each stretch. */
export function ChartTable({ spec, onOpen, reachable }: Props) {
  const columns: Column<number>[] = [
    {
      key: 'stretch',
      header: '时间',
      rowHeader: true,
      render: (place) => (
        <>
          {spec.labels[place]} {spec.closed?.[place] && <Tag>已结账</Tag>}
          {spec.running?.[place] && <Tag tone="progress">未结束</Tag>}
        </>
      ),
    },
    ...seriesOf(spec).map(
      ({ name, unit, values }, at): Column<number> => ({
        key: name,
        header: name,
        align: 'right',
        render: (place) => {
          const text = figureText(unit, values[place] ?? null);
          const open = at === 0 && reachable && values[place] !== null && onOpen;
          return open ? <FigureButton onClick={() => open(place)}>{text}</FigureButton> : text;
        },
      }),
    ),
  ];
  return (
    <DataTable
      caption={spec.title}
      columns={columns}
      rows={spec.labels.map((_, place) => place)}
      rowKey={String}
      compact
    />
  );
}
