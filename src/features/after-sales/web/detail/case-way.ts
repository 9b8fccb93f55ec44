import type { ProgressStep } from '#platform/web/kits/detail/progress-steps.tsx';
import type { CaseDetail } from '../../contract/case-schemas.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import { comesBack } from '../../rules/case-kinds.ts';

type Stage = 'applied' | 'reviewing' | 'returning' | 'inspecting' | 'handling' | 'confirming' | 'completed';

const STAGE_OF: Readonly<Record<string, Stage>> = {
  approving: 'reviewing',
  reviewing: 'reviewing',
  supplementing: 'reviewing',
  to_return: 'returning',
  arriving: 'returning',
  inspecting: 'inspecting',
  choosing: 'handling',
  estimating: 'handling',
  charging: 'handling',
  repairing: 'handling',
  exchanging: 'handling',
  refunding: 'handling',
  confirming: 'confirming',
  completed: 'completed',
};

const HANDLING: Readonly<Record<CaseKind, string>> = {
  return: '退款',
  exchange: '换货发出',
  repair: '维修',
  resend: '补发',
  refund_only: '退款',
  price_gap: '退差价',
  over_return: '退回',
  over_keep: '留购',
  reinvoice: '发票换开',
};

type Facts = Pick<CaseDetail, 'kind' | 'status' | 'returnWay' | 'quick' | 'parcels' | 'approvalStatus'>;

/** Goods of it come back, unless it was decided otherwise. */
const isBack = ({ kind, quick, returnWay, status, parcels }: Facts) =>
  parcels.length > 0 || (comesBack(kind) && !quick && (returnWay !== 'none' || STAGE_OF[status] === 'returning'));

/** The main way of a case; one that was refused or withdrawn ends where it was. */
export function wayOf(facts: Facts): ProgressStep[] {
  const { kind, status } = facts;
  const back = isBack(facts);
  const stages: (readonly [Stage, string])[] = [
    ['applied', '提交申请'],
    ['reviewing', facts.approvalStatus === 'none' ? '商家审核' : '审批和审核'],
    ...(back
      ? ([
          ['returning', '寄回'],
          ['inspecting', '检测'],
        ] as const)
      : []),
    ...(kind === 'over_return' ? [] : ([['handling', HANDLING[kind]]] as const)),
    ['confirming', '确认结果'],
    ['completed', '完成'],
  ];
  const ended = status === 'rejected' || status === 'withdrawn';
  const stage = STAGE_OF[status] ?? (facts.parcels.some(({ arrivedAt }) => arrivedAt) ? 'inspecting' : 'reviewing');
  const at = stages.findIndex(([key]) => key === stage);
  return stages.map(([key, label], index) => ({
    key,
    label,
    state: index < at || status === 'completed' ? 'done' : index > at ? 'ahead' : ended ? 'failed' : 'current',
  }));
}

/** 第 3 步，共 7 步：寄回 */
export function stepWords(steps: readonly ProgressStep[]): string {
  const at = steps.findIndex(({ state }) => state === 'current' || state === 'failed');
  const place = at === -1 ? steps.length - 1 : at;
  return `第 ${place + 1} 步，共 ${steps.length} 步：${steps[place]?.label ?? ''}`;
}
