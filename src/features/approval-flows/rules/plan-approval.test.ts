import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalDocument, flowsOf, peopleFacts } from '#tests/factories/approval-world.ts';
import { candidatesOf } from './find-flow-approvers.ts';
import type { ApprovalPlan, PlannedStep } from './flow-plan.ts';
import { matchFlow } from './match-flow.ts';
import { orderFlows } from './order-flows.ts';
import { planApproval } from './plan-approval.ts';
import { resolveNode } from './resolve-flow-node.ts';

const world = (effects: Parameters<typeof flowsOf>[0] = ['approve']) =>
  fc.record({ flows: flowsOf(effects), document: approvalDocument, people: peopleFacts });

const idsOf = (step: PlannedStep) => step.approvers.map(({ memberId }) => memberId);
const keyOf = (step: PlannedStep) =>
  [
    step.approvers.length === 1 ? 'one' : step.mode,
    ...(step.mode === 'sequence' ? idsOf(step) : idsOf(step).toSorted()),
  ].join(':');

/** Whoever decides in a step whatever the others do. */
const decidesSurely = (step: PlannedStep) =>
  step.approvers.length === 1 || step.mode === 'all' || step.mode === 'sequence' ? idsOf(step) : [];

describe('every plan', () => {
  it('asks somebody in every step, and never more than there are', () => {
    fc.assert(
      fc.property(world(), ({ flows, document, people }) => {
        const { outcome, steps } = planApproval(flows, document, people);
        expect(outcome === 'ask').toBe(steps.length > 0);
        for (const step of steps) {
          expect(step.approvers.length).toBeGreaterThan(0);
          expect(step.needed).toBeGreaterThanOrEqual(1);
          expect(step.needed).toBeLessThanOrEqual(step.approvers.length);
          expect(new Set(idsOf(step)).size).toBe(step.approvers.length);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('asks only people who may decide, and the requester only as an administrator where the firm allows it', () => {
    fc.assert(
      fc.property(world(), ({ flows, document, people }) => {
        const { requester } = document;
        const mayOwn = people.selfApproval && people.administrators.includes(requester.memberId);
        for (const memberId of planApproval(flows, document, people).steps.flatMap(idsOf)) {
          expect(people.members.get(memberId)).toMatchObject({ status: 1, left: false, approves: true });
          if (!mayOwn) expect(memberId).not.toBe(requester.memberId);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('says why, for everybody it names in a rule and does not ask', () => {
    fc.assert(
      fc.property(flowsOf(['approve']), approvalDocument, peopleFacts, (flows, document, people) => {
        for (const node of flows.flatMap((flow) => flow.nodes)) {
          const step = resolveNode(node, { document, people });
          const named = node.approvers.flatMap((rule) => candidatesOf(rule, { document, people }));
          const told = [
            ...(step ? idsOf(step as PlannedStep) : []),
            ...(step?.skipped ?? []).map((one) => one.memberId),
          ];
          if (step) expect(named.map(({ memberId }) => memberId).filter((id) => !told.includes(id))).toEqual([]);
        }
      }),
    );
  });

  it('never asks the same twice, nor a person twice in a row who decides for certain', () => {
    fc.assert(
      fc.property(world(), ({ flows, document, people }) => {
        const { steps } = planApproval(flows, document, people);
        expect(new Set(steps.map(keyOf)).size).toBe(steps.length);
        for (const [at, step] of steps.slice(1).entries()) {
          const before = decidesSurely(steps[at] as PlannedStep);
          expect(idsOf(step).filter((id) => before.includes(id))).toEqual([]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('keeps the order of the flows and of the nodes in them', () => {
    fc.assert(
      fc.property(world(), ({ flows, document, people }) => {
        const fired = orderFlows(
          flows.filter((flow) => matchFlow(flow, document, new Map())),
          document,
        );
        const plain = fired.flatMap((flow) => flow.nodes.map((node) => resolveNode(node, { document, people })));
        const { outcome, steps, reasons } = planApproval(flows, document, people);
        expect(reasons.map(({ flowId }) => flowId)).toEqual(fired.map(({ id }) => id));
        if (outcome !== 'ask') return;
        // The steps are some of these, in their order; what was asked before may be gone from them.
        let last = -1;
        for (const step of steps) {
          last = plain.findIndex(
            (one, at) =>
              at > last &&
              one?.name === step.name &&
              idsOf(step).every((id) => one.approvers.some((a) => a.memberId === id)),
          );
          expect(last).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('does not depend on how the flows came', () => {
    const shuffled = world(['bypass', 'deny', 'approve', 'approve', 'approve']).chain((one) =>
      fc
        .shuffledSubarray(one.flows, { minLength: one.flows.length, maxLength: one.flows.length })
        .map((other) => ({ ...one, other })),
    );
    fc.assert(
      fc.property(shuffled, ({ flows, other, document, people }) => {
        expect(planApproval(other, document, people)).toEqual(planApproval(flows, document, people));
      }),
      { numRuns: 600 },
    );
  });

  it('lets through before it refuses, and refuses before it asks', () => {
    fc.assert(
      fc.property(world(['bypass', 'deny', 'approve']), ({ flows, document, people }) => {
        const met = flows.filter((flow) => matchFlow(flow, document, new Map())).map(({ effect }) => effect);
        const { outcome, steps, deniedBy, unworkable } = planApproval(flows, document, people);
        const expected = (): ApprovalPlan['outcome'] => {
          if (met.includes('bypass') || met.length === 0) return 'free';
          return met.includes('deny') || unworkable.length > 0 ? 'denied' : 'ask';
        };
        expect(outcome).toBe(expected());
        expect(steps.length > 0).toBe(outcome === 'ask');
        expect(deniedBy !== undefined).toBe(outcome === 'denied');
      }),
      { numRuns: 600 },
    );
  });

  it('is refused for want of people only where not even an administrator is left', () => {
    fc.assert(
      fc.property(world(), ({ flows, document, people }) => {
        const { unworkable } = planApproval(flows, document, people);
        if (unworkable.length === 0) return;
        const { requester } = document;
        const able = people.administrators.filter((id) => {
          const member = people.members.get(id);
          return (
            member?.status === 1 &&
            !member.left &&
            member.approves &&
            (id !== requester.memberId || people.selfApproval)
          );
        });
        expect(able).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });
});
