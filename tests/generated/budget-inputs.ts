import { buildCenter } from '#tests/factories/build-budget.ts';
import type { TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { InputMaker } from './input-maker.ts';
import type { Stage } from './matrix-stage.ts';

const CENTER_FIELDS = {
  name: '生产部',
  parentId: null,
  ownerMemberId: null,
  departmentId: null,
  note: '',
  rules: [
    {
      frequency: 'year',
      limit: '-1',
      startsOn: '2026-01-01',
      endsOn: null,
      overPolicy: 'warn',
      alertPercents: [80],
      carryOver: false,
      enabled: true,
    },
  ],
};

/** A cost centre of the member's firm, as a page saw it. */
async function centerOf({ shop }: Stage, member: TestMember | null) {
  if (!member) return { id: '1', version: 1, code: 'CC1' };
  const { costCenterId, code } = await buildCenter(shop.db.owner, member.firmId);
  return { id: String(costCenterId), version: 1, code };
}

/** Inputs of cost centres that succeed where the required fields alone do not. */
export const BUDGET_INPUTS: Readonly<Record<string, InputMaker>> = {
  'budgets.create': () => ({ ...CENTER_FIELDS, code: `CC${nextNumber()}` }),
  'budgets.update': async (stage, member) => ({ ...CENTER_FIELDS, ...(await centerOf(stage, member)) }),
  'budgets.move': async (stage, member) => ({ id: (await centerOf(stage, member)).id, version: 1, parentId: null }),
  'budgets.setStatus': async (stage, member) => ({
    id: (await centerOf(stage, member)).id,
    version: 1,
    enabled: false,
  }),
  'budgets.remove': async (stage, member) => ({ id: (await centerOf(stage, member)).id, version: 1 }),
};
