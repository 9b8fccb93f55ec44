import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { DialogActs } from '#platform/web/overlays/dialog-acts.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { PERIODS, type Period } from '../../contract/schedule-words.ts';
import { PeopleField } from './people-field.tsx';
import { choicesQuery, scheduleApi, schedulesQuery } from './schedule-api.ts';
import { draftProblem, ofKind, type ScheduleDraft } from './schedule-draft.ts';
import { TimeFields } from './time-fields.tsx';

type Props = { draft: ScheduleDraft; onClose: () => void };

/** Periods a kind knows; what has to have days is not sent without. */
const periods = (bounded: boolean) =>
  Object.entries(PERIODS)
    .filter(([value]) => !bounded || value !== 'none')
    .map(([value, label]) => ({ value, label }));

/** What is made by the calendar, when, over which days and for whom. */
export function ScheduleDialog({ draft: given, onClose }: Props) {
  const { data: choices } = useQuery(choicesQuery);
  const [draft, setDraft] = useState(given);
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAct({ renews: [schedulesQuery.queryKey], otherwise: '保存失败，请检查网络后重试' });
  const kinds = choices?.kinds ?? [];
  const chosen = kinds.find(({ kind }) => kind === draft.kind);
  const receivers = draft.receivers ?? (choices ? [choices.me] : []);
  const wrong = draftProblem(draft, receivers);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wrong !== null) return;
    const { receivers: _, ...rest } = draft;
    const period = chosen?.dated ? draft.period : 'none';
    const input = { ...rest, period, name: draft.name.trim(), receivers: receivers.map(({ memberId }) => memberId) };
    const saved = await run(({ context }) => scheduleApi.call.save(input, { context }), '定时发送已保存');
    if (saved) onClose();
  };
  return (
    <Dialog open title={draft.id ? '修改定时发送' : '定时发送'} locked={busy} onClose={onClose}>
      <form aria-label="定时发送" noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={14}>
          <SelectField
            label="内容"
            required
            disabled={given.kind !== ''}
            placeholder="请选择"
            value={draft.kind}
            options={kinds.map(({ kind, label }) => ({ value: kind, label }))}
            onChange={({ target: { value: kind } }) => {
              const dated = kinds.some((one) => one.kind === kind && one.dated);
              setDraft(ofKind(draft, kind, dated));
            }}
          />
          <TextField
            label="名称"
            required
            maxLength={40}
            placeholder="例如 采购部月度订单"
            value={draft.name}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
          {chosen?.dated && (
            <SelectField
              label="日期范围"
              value={draft.period}
              options={periods(chosen.bounded)}
              onChange={({ target }) => setDraft({ ...draft, period: target.value as Period })}
            />
          )}
          <TimeFields draft={draft} onChange={setDraft} />
          <PeopleField chosen={receivers} onChange={(people) => setDraft({ ...draft, receivers: people })} />
          <Quiet>文件按每位接收人当天的权限生成，邮件里是需要登录的下载链接；其余筛选条件与当前列表相同</Quiet>
          <ProblemLine>{(asked && wrong) || problem}</ProblemLine>
        </Stack>
        <DialogActs>
          <Button onClick={onClose} disabled={busy}>
            取消
          </Button>
          <Button kind="primary" type="submit" busy={busy}>
            保存定时发送
          </Button>
        </DialogActs>
      </form>
    </Dialog>
  );
}
