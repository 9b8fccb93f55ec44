import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { settingErrors } from '../../contract/case-errors.ts';
import { type CaseSetting, caseSettingContract } from '../../contract/setting-contract.ts';
import { hasFlow, readFirmSetting, writeFirmSetting } from './firm-setting-repo.ts';

const amountOf = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));

async function readSetting(db: Db, { firmId }: SignedInCaller): Promise<CaseSetting> {
  const { approvalAboveFen, version } = await readFirmSetting(db, firmId);
  return { approvalAbove: amountOf(approvalAboveFen), flowed: await hasFlow(db, firmId), version };
}

async function saveSetting(
  db: Db,
  caller: SignedInCaller,
  { approvalAbove, version }: { approvalAbove: string | null; version: number },
): Promise<CaseSetting> {
  const before = await readSetting(db, caller);
  const wanted = approvalAbove === null ? null : parseAmount(approvalAbove);
  const written = await writeFirmSetting(db, caller.firmId, version, wanted);
  if (!written) throw refuse(settingErrors, 'CASE_SETTINGS_CHANGED');
  const after = { ...before, approvalAbove: amountOf(written.approvalAboveFen), version: written.version };
  await writeAudit(db, caller, {
    action: 'after_sale.setting_saved',
    objectType: 'after_sale',
    before: { approvalAbove: before.approvalAbove },
    after: { approvalAbove: after.approvalAbove },
  });
  return after;
}

const calls = implementFeature(caseSettingContract);

export const createCaseSettingHandlers = () => ({
  read: calls.read.handler(({ context: { db, caller } }) => readSetting(db, signedIn(caller))),
  save: calls.save.handler(({ input, context: { db, caller } }) => saveSetting(db, signedIn(caller), input)),
});
