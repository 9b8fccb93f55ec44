import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { chargeErrors } from '../contract/budget-errors.ts';
import { centerCalled } from '../rules/center-called.ts';
import { type Charge, type ChargedLine, chargesOf } from '../rules/charges-of.ts';
import { type BudgetSettings, readBudgetSettings } from './read-budget-settings.ts';
import {
  type ChargingPerson,
  type CostCenterFact,
  hasCenters,
  readChargeable,
  readDepartmentCenter,
} from './read-cost-centers.ts';

async function callCenters(db: Db, person: ChargingPerson, written: readonly string[]) {
  const centers = await readChargeable(db, person);
  return new Map(written.map((text) => [text, centerCalled(text, centers)] as const));
}

/**
 * What lines of a document would be charged to if it were ordered now, for those who ask before that: texts that name no
 * centre charge nobody, and nothing is refused.
 */
export async function foreseeCenters(
  db: Db,
  person: ChargingPerson,
  texts: readonly string[],
): Promise<(CostCenterFact | null)[]> {
  const trimmed = texts.map((text) => text.trim());
  const written = [...new Set(trimmed)].filter(Boolean);
  const called = written.length > 0 ? await callCenters(db, person, written) : new Map<string, CostCenterFact | null>();
  const { firmId, departmentId } = person;
  const asks = departmentId !== null && trimmed.includes('') && (await readBudgetSettings(db, firmId)).required;
  const own = asks ? await readDepartmentCenter(db, firmId, departmentId) : null;
  return trimmed.map((text) => (text === '' ? own : (called.get(text) ?? null)));
}

/**
 * The cost centres that texts name, among those the person may charge. Where the firm asks for cost centres and keeps
 * any, text that names none of them is refused; otherwise it stays what it was, free text that charges nobody.
 */
export async function resolveCostCenters(
  db: Db,
  person: ChargingPerson,
  texts: readonly string[],
  settings?: BudgetSettings,
): Promise<Map<string, CostCenterFact>> {
  const written = [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
  if (written.length === 0) return new Map();
  const called = await callCenters(db, person, written);
  const unknown = written.filter((text) => !called.get(text));
  const { required } = settings ?? (await readBudgetSettings(db, person.firmId));
  if (unknown.length > 0 && required && (await hasCenters(db, person.firmId))) {
    const message = `没有可用的成本中心“${unknown.join('”“')}”，请从列表中选择`;
    throw refuse(chargeErrors, 'BUDGET_CENTER_UNKNOWN', { message, data: { texts: unknown } });
  }
  return new Map([...called].flatMap(([text, center]) => (center ? [[text, center] as const] : [])));
}

/** A line of a document that spends, with its cost centre as people write it. */
export type SpendingLine = Omit<ChargedLine, 'costCenterId' | 'cancelledFen'> & { costCenter: string };

export interface Spending {
  lines: readonly SpendingLine[];
  freightFen: bigint;
}

export interface PlacedSpending {
  charges: Charge[];
  /** For each line what it is charged to, as the document should keep it: the code; free text stays. */
  costCenters: string[];
  centers: CostCenterFact[];
}

/**
 * What a document of this person charges to which centre. Lines that name none go to the centre of the person's
 * department where the firm asks for cost centres; without one they are refused.
 */
export async function placeSpending(
  db: Db,
  person: ChargingPerson,
  { lines, freightFen }: Spending,
): Promise<PlacedSpending> {
  const { firmId, departmentId } = person;
  const settings = await readBudgetSettings(db, firmId);
  const texts = lines.map(({ costCenter }) => costCenter.trim());
  const called = await resolveCostCenters(db, person, texts, settings);
  const own = texts.includes('') && settings.required ? await readOwnCenter(db, firmId, departmentId) : null;
  const placed = texts.map((text) => (text === '' ? own : (called.get(text) ?? null)));
  const charged = lines.map((line, index) => ({
    amountFen: line.amountFen,
    taxRateBp: line.taxRateBp,
    cancelledFen: 0n,
    costCenterId: placed[index]?.costCenterId ?? null,
  }));
  return {
    charges: chargesOf(charged, freightFen, settings),
    costCenters: texts.map((text, index) => placed[index]?.code ?? text),
    centers: [
      ...new Map(placed.flatMap((center) => (center ? [[center.costCenterId, center] as const] : []))).values(),
    ],
  };
}

/** The centre of the department, or of the nearest one above that has one; null where the firm keeps none at all. */
async function readOwnCenter(db: Db, firmId: bigint, departmentId: bigint | null): Promise<CostCenterFact | null> {
  const center = departmentId === null ? null : await readDepartmentCenter(db, firmId, departmentId);
  if (center || !(await hasCenters(db, firmId))) return center;
  throw refuse(chargeErrors, 'BUDGET_CENTER_MISSING');
}
