import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { DOCUMENT_CODES } from '../contract/document-kinds.ts';
import type { FlowCondition, FlowNode } from '../rules/flow-shape.ts';

/** A rule of a firm: which documents need whose approval (审批流). */
export const approvalFlows = pgTable(
  'approval_flows',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    documentType: text('document_type').notNull(),
    /** `bypass` lets through, `deny` refuses, `approve` asks; evaluated in this order (behaviours 2.8). */
    effect: text('effect').notNull().default('approve'),
    /** Department whose documents it is for, with everything below it; null: the whole firm. */
    departmentId: ref('department_id'),
    conditions: jsonb('conditions').notNull().default([]).$type<FlowCondition[]>(),
    nodes: jsonb('nodes').notNull().default([]).$type<FlowNode[]>(),
    /** Among the flows of one kind; the lower comes first. */
    place: integer('place').notNull().default(0),
    /** 1 enabled; 0 and 2 disabled (specification 4): 0 switched off by hand, 2 because it can no longer be carried out. */
    status: smallint('status').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdBy: ref('created_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('approval_flows_firm_id').on(t.firmId, t.id),
    unique('approval_flows_name').on(t.firmId, t.name),
    index('approval_flows_live').on(t.firmId, t.documentType).where(sql`status = 1`),
    check('approval_flows_effect', sql`effect in ('bypass', 'deny', 'approve')`),
    check('approval_flows_document', oneOf('document_type', DOCUMENT_CODES)),
    check('approval_flows_status', sql`status in (0, 1, 2)`),
  ],
);

export const approvalFlowRules = tableRules([approvalFlows, { openTo: 'worker' }]);
