import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { OrdinaryItem } from '../../contract/tax-code-contract.ts';
import { codeApi, ordinaryQuery } from './desk-api.ts';

const itemNosOf = (typed: string) => [...new Set(typed.split(/[\s,，、;；]+/).filter(Boolean))];

/** Goods for which no special invoice is issued, whatever the title. */
export function OrdinarySection() {
  const act = useAct();
  const { data } = useQuery(ordinaryQuery);
  const [typed, setTyped] = useState('');
  const itemNos = itemNosOf(typed);
  const set = async (numbers: string[], ordinaryOnly: boolean, done: string) => {
    if (await act.run((context) => codeApi.call.setOrdinary({ itemNos: numbers, ordinaryOnly }, context), done)) {
      setTyped('');
    }
  };
  const columns: readonly Column<OrdinaryItem>[] = [
    { key: 'item', header: '商品', rowHeader: true, render: (row) => `${row.skuCode} ${row.productName}` },
    { key: 'by', header: '设置人', width: 110, render: (row) => row.by || '—' },
    { key: 'at', header: '设置时间', width: 150, render: (row) => displayTime(row.at) },
    {
      key: 'act',
      header: '操作',
      width: 130,
      render: (row) => (
        <Button
          size="sm"
          busy={act.busy}
          aria-label={`允许 ${row.skuCode} 开专票`}
          onClick={() => void set([row.skuCode], false, '已允许开具专用发票')}
        >
          允许开专票
        </Button>
      ),
    },
  ];
  return (
    <Section title="只开普票的商品" note={data ? `共 ${data.total} 种；申请专用发票时会被拒绝` : undefined}>
      <Stack>
        <ProblemWords>{act.problem}</ProblemWords>
        <Row gap={12} looks={['wrap', 'bottom']}>
          <TextField
            label="商品编号（多个用空格分开）"
            maxLength={2_000}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            kind="primary"
            busy={act.busy}
            disabled={itemNos.length === 0}
            onClick={() => void set(itemNos, true, '已设置只开普通发票')}
          >
            设为只开普票
          </Button>
        </Row>
        {data && data.list.length > 0 && (
          <DataTable
            caption="只开普票的商品"
            columns={columns}
            rows={data?.list ?? []}
            rowKey={(row) => row.skuCode}
            compact
            stacks
          />
        )}
      </Stack>
    </Section>
  );
}
