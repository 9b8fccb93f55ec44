import { useState } from 'react';
import { StateTag } from '#business/documents/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { DeskOrder, DeskPart, PartAct } from '../../contract/fulfilment-desk-schemas.ts';
import { partStates } from '../../rules/part-status.ts';
import styles from './desk-order.module.css';
import { goodsColumn } from './goods-column.tsx';
import { DivideDialog, type PartDialogProps, PickDialog, ShipDialog } from './part-dialogs.tsx';
import { PostponeDialog } from './postpone-dialog.tsx';
import { useQuickActs } from './use-quick-acts.ts';

type Line = DeskPart['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  goodsColumn,
  { key: 'wanted', header: '应拣', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.orderUnit}` },
  { key: 'held', header: '预占', width: 70, align: 'right', render: (line) => line.held || '—' },
  { key: 'picked', header: '已拣', width: 70, align: 'right', render: (line) => line.picked || '—' },
  { key: 'shipped', header: '已发', width: 70, align: 'right', render: (line) => line.shipped || '—' },
];

const DIALOGS = { pick: PickDialog, ship: ShipDialog, divide: DivideDialog, postpone: PostponeDialog } as const;
type Opened = { kind: keyof typeof DIALOGS; partNo: number };

type PartActsProps = Omit<PartDialogProps, 'onClose'> & { onOpen: (opened: Opened) => void };

/** Only what the part allows now. */
function PartActs({ order, part, onOpen }: PartActsProps) {
  const quick = useQuickActs(order);
  const { partNo } = part;
  const may = (act: PartAct) => part.acts.includes(act);
  const of = ` 分单 ${partNo}`;
  return (
    <Row gap={8} looks={['wrap', 'end']}>
      {may('postpone') && (
        <Button size="sm" aria-label={`改期${of}`} onClick={() => onOpen({ kind: 'postpone', partNo })}>
          改期
        </Button>
      )}
      {may('divide') && (
        <Button size="sm" aria-label={`拆分${of}`} onClick={() => onOpen({ kind: 'divide', partNo })}>
          拆分
        </Button>
      )}
      {may('start') && (
        <Button
          size="sm"
          kind="primary"
          aria-label={`开始拣货${of}`}
          busy={quick.busyWith('start')}
          onClick={() => quick.start(partNo)}
        >
          开始拣货
        </Button>
      )}
      {may('putBack') && (
        <Button
          size="sm"
          aria-label={`退回待拣货${of}`}
          busy={quick.busyWith('putBack')}
          onClick={() => quick.putBack(partNo)}
        >
          退回待拣货
        </Button>
      )}
      {may('pick') && (
        <>
          <Button size="sm" aria-label={`登记缺货${of}`} onClick={() => onOpen({ kind: 'pick', partNo })}>
            登记缺货
          </Button>
          <Button
            size="sm"
            kind="primary"
            aria-label={`全部拣齐${of}`}
            busy={quick.busyWith('pickAll')}
            onClick={() => quick.pickAll(partNo)}
          >
            全部拣齐
          </Button>
        </>
      )}
      {may('ship') && (
        <Button size="sm" kind="primary" aria-label={`发货${of}`} onClick={() => onOpen({ kind: 'ship', partNo })}>
          发货
        </Button>
      )}
    </Row>
  );
}

/** Parts of an order, each with what can be done to it. */
export function PartList({ order }: { order: DeskOrder }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const part = order.parts.find(({ partNo }) => partNo === opened?.partNo);
  const Opening = opened && DIALOGS[opened.kind];
  return (
    <Section title="分单" note={`共 ${order.parts.length} 个，按仓库、供应商和承诺日拆分`} flush>
      {order.parts.map((one) => (
        <article key={one.partNo} className={styles.part} aria-label={`分单 ${one.partNo}`}>
          <header className={styles.partHead}>
            <h3>
              分单 {one.partNo} · {one.from}
            </h3>
            <StateTag states={partStates} status={one.status} label={one.statusLabel} />
            <span className={styles.quiet}>{one.promise}</span>
            {one.overdue && <Tag tone="danger">逾期</Tag>}
            <PartActs order={order} part={one} onOpen={setOpened} />
          </header>
          <DataTable
            caption={`分单 ${one.partNo} 的商品`}
            columns={COLUMNS}
            rows={one.lines}
            rowKey={(line) => String(line.lineNo)}
            compact
          />
        </article>
      ))}
      {Opening && part && <Opening order={order} part={part} onClose={() => setOpened(null)} />}
    </Section>
  );
}
