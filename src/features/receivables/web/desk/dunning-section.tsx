import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DunningHistory } from '../../contract/dunning-contract.ts';
import { dunningApi, dunningHistoryQuery } from './dunning-api.ts';

const COLUMNS: readonly Column<DunningHistory['events'][number]>[] = [
  { key: 'at', header: '时间', width: 150, rowHeader: true, render: (row) => displayTime(row.at) },
  { key: 'words', header: '内容', render: (row) => row.words },
  { key: 'by', header: '操作人', width: 100, render: (row) => row.by },
];

/** What a company was reminded of; it can be left alone for a while. */
export function DunningSection({ customerCode }: { customerCode: string }) {
  const { data } = useQuery(dunningHistoryQuery(customerCode));
  const act = useAct({ staleAfter: 'any', renews: [dunningApi.query.key()] });
  const [stopping, setStopping] = useState(false);
  if (!data) return null;
  const { stopped, events } = data;
  const resume = () => void act.run((context) => dunningApi.call.resume({ customerCode }, context), '已恢复催收');
  const action = stopped ? (
    <Button size="sm" busy={act.busy} onClick={resume}>
      恢复催收
    </Button>
  ) : (
    <Button size="sm" onClick={() => setStopping(true)}>
      暂停催收
    </Button>
  );
  const note = stopped ? `已暂停${stopped.until ? `至 ${stopped.until}` : ''}：${stopped.reason}` : undefined;
  return (
    <Section title="催收记录" note={note} action={action} flush={events.length > 0}>
      <ProblemLine>{act.problem}</ProblemLine>
      {events.length === 0 ? (
        <p>还没有催收过。</p>
      ) : (
        <DataTable
          caption="催收记录"
          columns={COLUMNS}
          rows={events}
          rowKey={(row) => `${row.at} ${row.words}`}
          stacks
        />
      )}
      {stopping && <StopDialog customerCode={customerCode} onClose={() => setStopping(false)} />}
    </Section>
  );
}

function StopDialog({ customerCode, onClose }: { customerCode: string; onClose: () => void }) {
  const act = useAct({ staleAfter: 'any', renews: [dunningApi.query.key()] });
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const stop = async () => {
    const input = { customerCode, until: until || null, reason: reason.trim() };
    if (await act.run((context) => dunningApi.call.stop(input, context), '已暂停催收')) onClose();
  };
  const button = (
    <Button kind="primary" busy={act.busy} disabled={reason.trim().length < 2} onClick={() => void stop()}>
      暂停催收
    </Button>
  );
  return (
    <Dialog open title="暂停催收" footer={button} locked={act.busy} onClose={onClose}>
      <Stack>
        <TextField
          label="暂停至"
          type="date"
          hint="不填为一直暂停，直到恢复"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <TextField
          label="原因"
          required
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ProblemLine>{act.problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
