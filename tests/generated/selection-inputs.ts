import type { TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { Stage } from './matrix-stage.ts';

/** A list of the member's own with one item in it, as the member has just seen it. */
async function listOf({ shop, known }: Stage, member: TestMember | null) {
  const as = { token: member?.token, key: `selection-${nextNumber()}` };
  const input = { name: `清单 ${nextNumber()}`, lines: [{ skuCode: known.skuCode, quantity: 1 }] };
  const { body } = await shop.post('/enterprise-service/fronted/selection/create', input, as);
  return { listId: body.data?.listId, version: body.data?.version };
}

const withItems = async (stage: Stage, member: TestMember | null) => ({
  ...(await listOf(stage, member)),
  skuCodes: [stage.known.skuCode],
});

/** Whole inputs of calls that change selection lists: they name a version, and lines that must lie in the list. */
export const SELECTION_INPUTS = {
  'selections.edit': async (stage: Stage, member: TestMember | null) => ({
    ...(await listOf(stage, member)),
    name: `清单 ${nextNumber()}`,
    note: '',
    shared: false,
  }),
  'selections.editLine': async (stage: Stage, member: TestMember | null) => ({
    ...(await listOf(stage, member)),
    skuCode: stage.known.skuCode,
    quantity: 2,
  }),
  'selections.removeLines': withItems,
  'selections.arrange': withItems,
  'selections.export': async (stage: Stage, member: TestMember | null) => ({
    listId: (await listOf(stage, member)).listId,
  }),
};
