import { displayFen } from '#platform/shared/display-money.ts';
import { type ApprovalDocument, type DocumentLine, type EvaluatedFlow, type NamedKind, nameKey } from './flow-plan.ts';
import type { FlowCondition } from './flow-shape.ts';

type Names = ReadonlyMap<string, string>;
type ConditionOf<K extends FlowCondition['kind']> = Extract<FlowCondition, { kind: K }>;
/** The words for a condition that holds; null: it does not. */
type Holds<K extends FlowCondition['kind']> = (
  condition: ConditionOf<K>,
  document: ApprovalDocument,
  names: Names,
) => string | null;

/** Lines named in one sentence; of more, the count is told. */
const LINES_TOLD = 5;

const percent = (basisPoints: number) => `${Math.trunc(basisPoints) / 100}%`;
const nameOf = (names: Names, kind: NamedKind, id: string) => names.get(nameKey(kind, id)) ?? `编号 ${id}`;

function tellLines(lines: readonly DocumentLine[]): string {
  const told = lines.slice(0, LINES_TOLD).map(({ lineNo }) => lineNo);
  return lines.length > told.length ? `第 ${told.join('、')} 等 ${lines.length} 行` : `第 ${told.join('、')} 行`;
}

const tellNames = (ids: readonly string[], names: Names, kind: NamedKind) =>
  ids.map((id) => nameOf(names, kind, id)).join('、');

function amountHolds({ atLeast, below }: ConditionOf<'amount'>, { amountFen }: ApprovalDocument): string | null {
  if (atLeast !== undefined && amountFen < BigInt(atLeast)) return null;
  if (below !== undefined && amountFen >= BigInt(below)) return null;
  const bounds = [
    ...(atLeast === undefined ? [] : [`达到 ${displayFen(BigInt(atLeast))}`]),
    ...(below === undefined ? [] : [`低于 ${displayFen(BigInt(below))}`]),
  ];
  return [`金额 ${displayFen(amountFen)}`, ...bounds].join('，');
}

/** Which of the wanted things the lines belong to, and the lines. */
function lineThings(
  { lines }: ApprovalDocument,
  wanted: readonly string[],
  thingsOf: (line: DocumentLine) => readonly string[],
): { ids: string[]; lines: DocumentLine[] } {
  const set = new Set(wanted);
  const meant = lines.filter((line) => thingsOf(line).some((id) => set.has(id)));
  const met = new Set(meant.flatMap(thingsOf));
  return { ids: wanted.filter((id) => met.has(id)), lines: meant };
}

function costCenterHolds({ anyOf }: ConditionOf<'cost_center'>, document: ApprovalDocument, names: Names) {
  const charged = new Set([
    ...document.costCenters.map(({ id }) => id),
    ...document.lines.flatMap(({ costCenterId }) => (costCenterId === null ? [] : [costCenterId])),
  ]);
  const met = anyOf.filter((id) => charged.has(id));
  return met.length > 0 ? `计入成本中心 ${tellNames(met, names, 'cost_center')}` : null;
}

function overAgreementHolds({ byBasisPoints }: ConditionOf<'over_agreement'>, { lines }: ApprovalDocument) {
  const dearer = lines.filter(({ overAgreementBp }) => (overAgreementBp ?? 0) > byBasisPoints);
  if (dearer.length === 0) return null;
  const most = Math.max(...dearer.map(({ overAgreementBp }) => overAgreementBp ?? 0));
  return `${tellLines(dearer)}高于协议价（最多高 ${percent(most)}，允许 ${percent(byBasisPoints)}）`;
}

const HOLDS: { [K in FlowCondition['kind']]: Holds<K> } = {
  amount: amountHolds,
  department: ({ anyOf }, { requester }, names) => {
    const met = anyOf.filter((id) => requester.departmentPath.includes(id));
    return met.length > 0 ? `申请人属于 ${tellNames(met, names, 'department')}` : null;
  },
  requester: ({ anyOf }, { requester }, names) =>
    anyOf.includes(requester.memberId) ? `申请人是 ${nameOf(names, 'member', requester.memberId)}` : null,
  cost_center: costCenterHolds,
  category: ({ anyOf }, document, names) => {
    const { ids, lines } = lineThings(document, anyOf, (line) => line.categoryPathIds);
    return lines.length > 0 ? `${tellLines(lines)}属于分类 ${tellNames(ids, names, 'category')}` : null;
  },
  brand: ({ anyOf }, document, names) => {
    const { ids, lines } = lineThings(document, anyOf, ({ brandId }) => (brandId === null ? [] : [brandId]));
    return lines.length > 0 ? `${tellLines(lines)}是品牌 ${tellNames(ids, names, 'brand')}` : null;
  },
  line_amount: ({ atLeast }, { lines }) => {
    const large = lines.filter(({ amountFen }) => amountFen >= BigInt(atLeast));
    return large.length > 0 ? `${tellLines(large)}单行金额达到 ${displayFen(BigInt(atLeast))}` : null;
  },
  free_text_line: (_condition, { lines }) => {
    const free = lines.filter(({ freeText }) => freeText);
    return free.length > 0 ? `${tellLines(free)}没有商品编码` : null;
  },
  over_agreement: overAgreementHolds,
  over_budget: (_condition, { costCenters }, names) => {
    const over = costCenters.filter(({ overBudget }) => overBudget).map(({ id }) => id);
    return over.length > 0 ? `成本中心 ${tellNames(over, names, 'cost_center')}将超出预算` : null;
  },
  urgent: (_condition, { urgent }) => (urgent ? '有商品期望在 3 天内到货' : null),
};

function explain(condition: FlowCondition, document: ApprovalDocument, names: Names): string | null {
  // One entry per kind, each for its own kind: the table's type says so, indexing it loses the pairing.
  const holds = HOLDS[condition.kind] as Holds<FlowCondition['kind']>;
  return holds(condition, document, names);
}

/**
 * Why a flow concerns a document, condition by condition; null: it does not concern it. A flow of a department is for
 * everybody in it and below it.
 */
export function matchFlow(flow: EvaluatedFlow, document: ApprovalDocument, names: Names): string[] | null {
  if (flow.documentType !== document.documentType) return null;
  const { departmentId } = flow;
  if (departmentId !== null && !document.requester.departmentPath.includes(departmentId)) return null;
  const because = departmentId === null ? [] : [`适用于 ${nameOf(names, 'department', departmentId)}及下级部门`];
  for (const condition of flow.conditions) {
    const words = explain(condition, document, names);
    if (words === null) return null;
    because.push(words);
  }
  return because.length > 0 ? because : ['所有此类单据都适用'];
}
