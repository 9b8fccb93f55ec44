import type { ExportSchedule } from '#business/transfers/contract/schedule-schemas.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { RowActs } from '#platform/web/kits/list/row-acts.tsx';

interface Acts {
  onEdit: (schedule: ExportSchedule) => void;
  onPause: (schedule: ExportSchedule) => void;
  onResume: (schedule: ExportSchedule) => void;
  onAsk: (act: 'remove' | 'leave', schedule: ExportSchedule) => void;
}

const TONES: Readonly<Record<ExportSchedule['status'], TagTone>> = {
  active: 'success',
  paused: 'neutral',
  ended: 'danger',
};

const NAMED = 3;

function receiverWords({ receivers }: ExportSchedule): string {
  const names = receivers.slice(0, NAMED).map(({ name }) => name);
  return receivers.length > NAMED ? `${names.join('、')} 等 ${receivers.length} 人` : names.join('、');
}

function Act({ name, schedule, onClick }: { name: string; schedule: ExportSchedule; onClick: () => void }) {
  return (
    <Button kind="quiet" size="sm" aria-label={`${name} ${schedule.name}`} onClick={onClick}>
      {name}
    </Button>
  );
}

/** Its maker changes, stops and removes it; whoever only receives it can be left out. */
function ScheduleActs({ schedule, acts }: { schedule: ExportSchedule; acts: Acts }) {
  const { mine, receives, status } = schedule;
  if (!mine) {
    return (
      <RowActs>
        {receives && <Act name="不再接收" schedule={schedule} onClick={() => acts.onAsk('leave', schedule)} />}
      </RowActs>
    );
  }
  return (
    <RowActs>
      <Act name={status === 'ended' ? '重新设置' : '修改'} schedule={schedule} onClick={() => acts.onEdit(schedule)} />
      {status === 'active' && <Act name="暂停" schedule={schedule} onClick={() => acts.onPause(schedule)} />}
      {status === 'paused' && <Act name="恢复" schedule={schedule} onClick={() => acts.onResume(schedule)} />}
      <Act name="删除" schedule={schedule} onClick={() => acts.onAsk('remove', schedule)} />
    </RowActs>
  );
}

export const scheduleColumns = (acts: Acts): readonly ListColumn<ExportSchedule>[] => [
  {
    key: 'name',
    title: '名称',
    rowHeader: true,
    render: ({ name, label, makerName, mine, filterWords }) => (
      <Pair>
        <span>{name}</span>
        <small>{mine ? label : `${label}，${makerName} 设置`}</small>
        {mine && <small>{filterWords.length > 0 ? filterWords.join('；') : '不筛选'}</small>}
      </Pair>
    ),
  },
  {
    key: 'time',
    title: '时间',
    width: 150,
    render: ({ timeName, periodName, period }) => (
      <Pair>
        <span>{timeName}</span>
        {period !== 'none' && <small>{periodName}</small>}
      </Pair>
    ),
  },
  { key: 'receivers', title: '接收人', width: 170, render: (schedule) => receiverWords(schedule) },
  {
    key: 'status',
    title: '状态',
    width: 190,
    render: ({ status, statusName, nextAt, endedReason }) => (
      <Pair>
        <span>
          <Tag tone={TONES[status]}>{statusName}</Tag>
        </span>
        {nextAt && <small>下次 {displayTime(nextAt)}</small>}
        {endedReason && <ProblemWords>{endedReason}</ProblemWords>}
      </Pair>
    ),
  },
  {
    key: 'last',
    title: '上次生成',
    width: 140,
    render: ({ lastAt }) => (lastAt === null ? '—' : displayTime(lastAt)),
  },
  { key: 'acts', title: '操作', width: 180, render: (schedule) => <ScheduleActs schedule={schedule} acts={acts} /> },
];
