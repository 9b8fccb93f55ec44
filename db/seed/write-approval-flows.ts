import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { approvalFlows } from '#features/approval-flows/api/approval-flow-tables.ts';
import type { FlowCondition, FlowNode } from '#features/approval-flows/rules/public.ts';
import { departments } from '#features/organisation/api/department-tables.ts';
import { firms, roles } from '#features/organisation/api/organisation-tables.ts';
import { DEMO_FIRMS } from './demo-firms.ts';

interface DemoFlow {
  name: string;
  note?: string;
  effect: 'bypass' | 'deny' | 'approve';
  conditions: FlowCondition[];
  nodes?: FlowNode[];
  /** Name of the department it is for; without: the whole firm. */
  department?: string;
  enabled?: false;
  /** Orders unless told otherwise. */
  documentType?: 'quote';
}

type RoleIds = ReadonlyMap<string, string>;

/** Step in which anybody of a role may agree. */
function byRole(name: string, role: string, ids: RoleIds): FlowNode {
  const roleId = ids.get(role);
  if (!roleId) throw new Error(`no role ${role}`);
  return { name, mode: 'any', approvers: [{ kind: 'role', roleId }], escalateAfterHours: 16 };
}

const BY_HEAD: FlowNode = { name: '部门审批', mode: 'any', approvers: [{ kind: 'department_head' }] };
const BY_SUPERIOR: FlowNode = {
  name: '上级审批',
  mode: 'any',
  approvers: [{ kind: 'superior', level: 1 }],
  escalateAfterHours: 16,
};
const BY_OWNER: FlowNode = { name: '成本中心审批', mode: 'all', approvers: [{ kind: 'cost_center_owner' }] };

/** Limits are fen. Orders of the first firm under ¥20,000 go through without anybody being asked. */
const FLOWS: readonly ((ids: RoleIds) => DemoFlow[])[] = [
  (ids) => [
    {
      name: '明显高于协议价',
      effect: 'deny',
      note: '先联系采购部重新议价',
      conditions: [{ kind: 'over_agreement', byBasisPoints: 5_000 }],
    },
    {
      name: '两万元以上采购',
      effect: 'approve',
      note: '依据《采购管理办法》第 12 条',
      conditions: [{ kind: 'amount', atLeast: '2000000' }],
      nodes: [byRole('采购审批', '审批人', ids)],
    },
    {
      name: '十万元以上采购',
      effect: 'approve',
      conditions: [{ kind: 'amount', atLeast: '10000000' }],
      nodes: [BY_HEAD, byRole('采购审批', '审批人', ids), byRole('总经理审批', '管理员', ids)],
    },
    {
      name: '制造部三千元以上采购',
      effect: 'approve',
      department: '制造部',
      conditions: [{ kind: 'amount', atLeast: '300000' }],
      nodes: [BY_SUPERIOR],
    },
    {
      name: '无编码商品核价',
      effect: 'approve',
      conditions: [{ kind: 'free_text_line' }],
      nodes: [byRole('采购审批', '审批人', ids)],
    },
    {
      name: '超预算采购',
      effect: 'approve',
      enabled: false,
      note: '预算数据核对后启用',
      conditions: [{ kind: 'over_budget' }],
      nodes: [BY_OWNER, byRole('财务审批', '管理员', ids)],
    },
    {
      name: '三千元以上报价',
      effect: 'approve',
      documentType: 'quote',
      conditions: [{ kind: 'amount', atLeast: '300000' }],
      nodes: [byRole('采购审批', '审批人', ids)],
    },
  ],
  (ids) => [
    {
      name: '五百元以下免审',
      effect: 'bypass',
      conditions: [{ kind: 'amount', below: '50000' }],
    },
    {
      name: '一万元以上采购',
      effect: 'approve',
      conditions: [{ kind: 'amount', atLeast: '1000000' }],
      nodes: [BY_HEAD, byRole('采购审批', '审批人', ids)],
    },
    {
      name: '超预算采购',
      effect: 'approve',
      conditions: [{ kind: 'over_budget' }],
      nodes: [BY_OWNER],
    },
  ],
];

/** Flows of the first two demo firms, as a purchasing manager would have set them up. */
export async function writeApprovalFlows(db: NodePgDatabase): Promise<void> {
  for (const [at, flowsOf] of FLOWS.entries()) {
    const [firm] = await db
      .select({ id: firms.id })
      .from(firms)
      .where(eq(firms.customerCode, DEMO_FIRMS[at]?.customerCode ?? ''));
    if (!firm) throw new Error(`no demo firm ${at}`);
    const named = await db.select({ id: roles.id, name: roles.name }).from(roles).where(eq(roles.firmId, firm.id));
    const ids = new Map(named.map(({ id, name }) => [name, String(id)]));
    const units = await db
      .select({ id: departments.id, name: departments.name })
      .from(departments)
      .where(eq(departments.firmId, firm.id));
    const rows = flowsOf(ids).map(({ enabled = true, documentType = 'order', department, ...flow }, place) => ({
      ...flow,
      firmId: firm.id,
      documentType,
      place: place + 1,
      status: enabled ? 1 : 0,
      departmentId: units.find(({ name }) => name === department)?.id ?? null,
    }));
    await db.insert(approvalFlows).values(rows);
  }
}
