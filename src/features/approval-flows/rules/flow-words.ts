import type { EvaluatedFlow } from './flow-plan.ts';
import type { ApproverRule, DocumentType, FlowCondition, NodeMode } from './flow-shape.ts';

export const DOCUMENT_TYPES: Readonly<Record<DocumentType, string>> = {
  order: '订单',
  quote: '报价',
  enquiry: '询价转订单',
  budget: '预算变更',
  user: '新增用户',
  material: '物料池变更',
  invoice_title: '发票抬头变更',
};

/** What a flow does with the documents it concerns, in the order they are asked. */
export const EFFECTS: Readonly<Record<EvaluatedFlow['effect'], { label: string; explained: string }>> = {
  bypass: { label: '直接放行', explained: '符合条件的单据不再看其他规则，直接通过' },
  deny: { label: '禁止提交', explained: '符合条件的单据不能提交，申请人会看到原因' },
  approve: { label: '需要审批', explained: '符合条件的单据按下面的步骤送审' },
};

export const MODES: Readonly<Record<NodeMode, { label: string; explained: string }>> = {
  any: { label: '或签', explained: '任意一人同意即通过' },
  all: { label: '会签', explained: '所有人都同意才通过' },
  sequence: { label: '依次', explained: '按顺序一个接一个审批' },
  n_of_m: { label: 'N 选 M', explained: '其中指定人数同意即通过' },
  per_department: { label: '每部门一人', explained: '涉及的每个部门各有一人同意' },
};

export const CONDITIONS: Readonly<Record<FlowCondition['kind'], { label: string; hint: string }>> = {
  amount: { label: '单据金额', hint: '含税、含运费的应付金额' },
  department: { label: '申请人部门', hint: '包括所选部门的下级部门' },
  requester: { label: '申请人', hint: '由这些人提交的单据' },
  cost_center: { label: '成本中心', hint: '任意一行计入所选成本中心' },
  category: { label: '商品分类', hint: '任意一行属于所选分类（含下级分类）' },
  brand: { label: '商品品牌', hint: '任意一行是所选品牌' },
  line_amount: { label: '单行金额', hint: '任意一行的含税金额' },
  free_text_line: { label: '无编码商品', hint: '任意一行没有商品编码' },
  over_agreement: { label: '高于协议价', hint: '任意一行比协议价贵，且超过允许的比例' },
  over_budget: { label: '超出预算', hint: '任意成本中心因此超出预算' },
  urgent: { label: '加急', hint: '有商品期望在 3 天内到货' },
};

export const APPROVERS: Readonly<Record<ApproverRule['kind'], { label: string; hint: string }>> = {
  department_head: { label: '部门负责人', hint: '不选部门时，为申请人所在部门的负责人' },
  superior: { label: '上级', hint: '从申请人的部门负责人往上数，第 1 级为直接上级' },
  role: { label: '角色', hint: '拥有该角色的所有人' },
  member: { label: '指定人员', hint: '人员不能审批时，自动交给其上级' },
  cost_center_owner: { label: '成本中心负责人', hint: '单据所用成本中心的负责人' },
};

/** Conditions that make sense only where a document has lines, amounts and cost centres. */
export const CONDITIONS_OF_PEOPLE: readonly FlowCondition['kind'][] = ['department', 'requester', 'urgent'];

/** Conditions past orders keep no trace of: a simulation takes them as not met. */
export const UNRECORDED: readonly FlowCondition['kind'][] = [
  'free_text_line',
  'over_agreement',
  'over_budget',
  'urgent',
];

export const FLOW_STATUSES: Readonly<Record<number, string>> = { 0: '已停用', 1: '启用中', 2: '无法执行' };
