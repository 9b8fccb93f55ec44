import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import { erpCodeErrors } from '../contract/erp-code-errors.ts';
import { ERP_ROLES, type ErpCode, type ErpCodes, type ErpRole, type SaveInput } from '../contract/erp-code-schemas.ts';
import { type ErpPlace, lockCodes, readCodes, readPlaces, removeCode, writeCodes } from './erp-code-repo.ts';

const nameOf = (choices: readonly { code: string; name: string }[], code: string) =>
  choices.find((choice) => choice.code === code)?.name ?? code;

/** Codes of the caller's company with what they may be kept for. */
export async function readErpCodes(db: Db, { firmId }: SignedInCaller): Promise<ErpCodes> {
  const places = await readPlaces(db, firmId);
  const codes = (await readCodes(db, firmId)).map(({ costCenter, category, account, accountName, ...row }): ErpCode => {
    const role = row.role as ErpRole;
    return {
      ...{ role, roleLabel: ERP_ROLES[role], account, accountName },
      ...{ costCenter, costCenterName: nameOf(places.costCenters, costCenter) },
      ...{ category, categoryName: nameOf(places.categories, category) },
    };
  });
  return { codes, ...places };
}

/** One code, written over what stood at its place. */
export async function saveErpCode(db: Db, caller: SignedInCaller, input: SaveInput): Promise<ErpCodes> {
  const { firmId } = caller;
  await lockCodes(db, firmId);
  const { codes, costCenters, categories } = await readErpCodes(db, caller);
  const { role, costCenter, category, account, accountName } = input;
  const known = (choices: readonly { code: string }[], code: string) =>
    code === '' || choices.some((choice) => choice.code === code);
  if (!known(costCenters, costCenter) || !known(categories, category)) throw refuse(erpCodeErrors, 'ERP_PLACE_UNKNOWN');
  const before = codes.find(
    (code) => code.role === role && code.costCenter === costCenter && code.category === category,
  );
  if (!before && codes.length >= LIST_ROWS.erpCodes.rows) throw refuse(erpCodeErrors, 'ERP_CODES_MANY');
  await writeCodes(db, firmId, [input]);
  await writeAudit(db, caller, {
    action: 'erp_code.saved',
    objectType: 'erp_code',
    objectId: [role, costCenter, category].filter(Boolean).join(' '),
    before: before && { account: before.account, accountName: before.accountName },
    after: { costCenter, category, account, accountName },
  });
  return readErpCodes(db, caller);
}

export async function removeErpCode(db: Db, caller: SignedInCaller, place: ErpPlace): Promise<ErpCodes> {
  if (await removeCode(db, caller.firmId, place)) {
    const objectId = [place.role, place.costCenter, place.category].filter(Boolean).join(' ');
    await writeAudit(db, caller, { action: 'erp_code.removed', objectType: 'erp_code', objectId });
  }
  return readErpCodes(db, caller);
}
