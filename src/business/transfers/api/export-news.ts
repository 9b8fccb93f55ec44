import type { Teller } from '#business/messages/api/public.ts';
import { DESK_FILE_CENTER_PATH, FILE_CENTER_PATH } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { transferMessages } from '../contract/message-events.ts';
import { NOTHING_IN_PERIOD } from '../rules/task-words.ts';
import type { ExportLetter } from './define-export.ts';
import { findSchedule, readReceivers, type ScheduleRow } from './schedules/schedule-repo.ts';
import type { TransferRow } from './transfer-repo.ts';

/** The download centre of whoever reads: the shop's own people have theirs at the desk. */
export const centreOf = (isStaff: boolean): string => (isStaff ? DESK_FILE_CENTER_PATH : FILE_CENTER_PATH);

/** What is said of one try that has ended. */
export interface EndedTask {
  task: TransferRow;
  label: string;
  isStaff: boolean;
}

/** A retry ends a second time, and is told a second time. */
const keyOf = ({ task }: EndedTask, what: string) => `export-${what} ${task.id} ${task.finishedAt?.getTime() ?? ''}`;

const untilOf = ({ task: { expiresAt } }: EndedTask) =>
  expiresAt === null ? '' : `，请在 ${displayTime(expiresAt.toISOString())} 前登录下载`;

async function tellScheduled(db: Db, teller: Teller, ended: EndedTask, letter: ExportLetter | null): Promise<void> {
  const { task, isStaff } = ended;
  const schedule = task.scheduleId === null ? null : await findSchedule(db, task.scheduleId);
  const name = schedule?.name ?? ended.label;
  const by = schedule && schedule.userId !== task.userId ? `（${schedule.makerName} 为您设置）` : '';
  const nothing = task.rowsDone === 0;
  await teller.tell(db, {
    event: transferMessages.scheduled,
    firmId: task.firmId,
    to: [task.userId],
    key: keyOf(ended, 'scheduled'),
    title: nothing ? `${name}：${NOTHING_IN_PERIOD}` : `定时导出已生成：${name}`,
    text: [
      letter?.text,
      nothing
        ? `${NOTHING_IN_PERIOD}${by}：按您今天的权限，没有符合条件的内容。定时导出照常进行。`
        : `${task.fileName} 共 ${task.rowsDone.toLocaleString('zh-CN')} 行${by}${untilOf(ended)}。文件按您今天的权限生成。`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    href: centreOf(isStaff),
    ...(letter?.picture && { picture: letter.picture }),
  });
}

/** Says in the transaction that ends a task that its file lies ready. */
export async function tellReady(db: Db, teller: Teller, ended: EndedTask, letter: ExportLetter | null): Promise<void> {
  const { task, label, isStaff } = ended;
  if (task.scheduleId !== null) {
    await tellScheduled(db, teller, ended, letter);
    return;
  }
  await teller.tell(db, {
    event: transferMessages.ready,
    firmId: task.firmId,
    to: [task.userId],
    key: keyOf(ended, 'ready'),
    title: `${label}已生成，可以下载`,
    text: `${task.fileName} 共 ${task.rowsDone.toLocaleString('zh-CN')} 行${untilOf(ended)}`,
    href: centreOf(isStaff),
  });
}

async function receiverName(db: Db, { id }: ScheduleRow, { userId }: TransferRow): Promise<string> {
  const people = await readReceivers(db, [id]);
  return people.find((person) => person.userId === userId)?.name ?? '接收人';
}

/** Says why there is no file: to its owner, and of a scheduled one to who has set it up. */
export async function tellFailed(db: Db, teller: Teller, ended: EndedTask): Promise<void> {
  const { task, label, isStaff } = ended;
  const schedule = task.scheduleId === null ? null : await findSchedule(db, task.scheduleId);
  const whose =
    schedule && schedule.userId !== task.userId ? `${await receiverName(db, schedule, task)}没有收到：` : '';
  await teller.tell(db, {
    event: transferMessages.failed,
    firmId: task.firmId,
    to: [schedule?.userId ?? task.userId],
    key: keyOf(ended, 'failed'),
    title: schedule ? `定时导出失败：${schedule.name}` : `${label}导出失败`,
    text: `${whose}${task.problem ?? ''}`,
    href: centreOf(isStaff),
  });
}
