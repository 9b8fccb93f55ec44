import { type DocumentSnapshot, snapshotFields } from '#features/approvals/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { CASE_KINDS, RETURN_WAYS, type ReturnWay } from '../../contract/case-words.ts';
import { payerLabel } from '../../rules/split-application.ts';
import type { CaseRow } from '../case-rows-repo.ts';
import { type BoughtLine, readBoughtLines } from './read-bought-lines.ts';

function lineOf({ line, bought }: BoughtLine): DocumentSnapshot['lines'][number] {
  const { itemNo, productName: name, brandName, mpn, orderUnit: unit, salesPrice } = bought;
  const { label } = CASE_REASONS[line.reason as CaseReason];
  return {
    ...{ lineNo: line.lineNo, itemNo, name, brandName, mpn, unit, quantity: line.quantity },
    ...snapshotFields(bought),
    refused: false,
    unitPrice: formatUnitPrice(salesPrice),
    amount: formatAmount(line.askedFen),
    note: [label, line.note].filter(Boolean).join('；'),
  };
}

/** A case as the company's approvers see it, and what flows may ask of its goods. What is approved is exactly this. */
export async function readCaseDocument(db: Db, one: CaseRow) {
  const rows = await readBoughtLines(db, one);
  const [first] = rows;
  const orderNo = first?.orderNo ?? '';
  const facts = [
    { label: '订单', value: orderNo },
    { label: 'PO 号', value: first?.poNumber ?? '' },
    { label: '售后类型', value: CASE_KINDS[one.kind] },
    { label: '退回方式', value: RETURN_WAYS[one.returnWay as ReturnWay] },
    { label: '运费', value: payerLabel(one.freightPayer === 'buyer' ? 'buyer' : 'shop') },
  ];
  const snapshot: DocumentSnapshot = {
    documentNo: one.caseNo,
    title: `${CASE_KINDS[one.kind]} · ${orderNo}`,
    amount: formatAmount(one.askedFen),
    facts: facts.filter(({ value }) => value !== ''),
    lines: rows.map(lineOf),
  };
  const goods = rows.map(({ line, bought: { skuId, costCenter } }) => ({
    ...{ skuId, costCenter, amountFen: line.askedFen, overAgreementBp: null },
  }));
  return { snapshot, goods };
}
