import { ORPCError } from '@orpc/server';
import { taxRateText } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, sum } from '#platform/shared/money.ts';
import type { ApplyTerms, Preview, PreviewInput } from '../../contract/apply-schemas.ts';
import { INVOICE_TYPES } from '../../contract/invoice-words.ts';
import { splitInvoices } from '../../rules/split-invoices.ts';
import { type PolicyRow, readPolicyFor } from '../policy-repo.ts';
import { codeOf, type LineCodes, readLineCodes, refuseSpecial, refuseTooLarge } from './apply.ts';
import { groupByTitle, type TitledLines } from './group-by-title.ts';
import { readWanted } from './read-wanted.ts';
import { lineNoOf, nameOf, type WantedLine } from './wanted-lines.ts';

const presentLine = (line: WantedLine, codes: LineCodes): Preview['lines'][number] => ({
  orderNo: line.order.orderNo,
  lineNo: lineNoOf(line),
  skuCode: line.goods?.itemNo ?? '',
  productName: nameOf(line),
  unit: line.goods?.unit ?? '次',
  freeQuantity: line.free.quantity,
  quantity: line.quantity,
  amount: formatAmount(line.amountFen),
  taxRate: taxRateText(line.taxRateBp),
  codeMissing: codeOf(line, codes) === null,
  ordinaryOnly: line.goods !== null && codes.ordinary.has(line.goods.skuId),
});

function presentGroup({ invoice, lines }: TitledLines, merge: boolean, { mostLines, limitFen }: PolicyRow) {
  const numbered = lines.map((line, index) => ({ ...line, lineNo: index + 1, orderNo: line.order.orderNo }));
  const planned = splitInvoices(numbered, { merge, mostLines, limitFen });
  return {
    title: invoice.title,
    typeLabel: INVOICE_TYPES[invoice.type],
    amount: formatAmount(sum(lines.map(({ amountFen }) => amountFen))),
    invoices: planned.map(({ taxRateBp, pieces }) => {
      const amount = sum(pieces.map(({ amountFen }) => amountFen));
      const tax = sum(pieces.map(({ taxFen }) => taxFen));
      return {
        ...{ taxRate: taxRateText(taxRateBp), lineCount: pieces.length, amount: formatAmount(amount) },
        ...{ netAmount: formatAmount(amount - tax), taxAmount: formatAmount(tax) },
      };
    }),
  };
}

/** What would become of an application: its lines, and the invoices it would be split into. */
export async function previewInvoices(db: Db, caller: SignedInCaller, input: PreviewInput): Promise<Preview> {
  const wanted = await readWanted(db, caller, input, false);
  const policy = await readPolicyFor(db, caller.firmId);
  const codes = await readLineCodes(db, wanted);
  const lines = wanted.map((line) => presentLine(line, codes));
  const totalAmount = formatAmount(sum(wanted.map(({ amountFen }) => amountFen)));
  try {
    refuseTooLarge(wanted, policy.limitFen);
    const groups = await groupByTitle(db, caller, wanted, input.titleId);
    refuseSpecial(groups, codes);
    const applications = groups.map((group) => presentGroup(group, input.merge, policy));
    return { lines, applications, totalAmount, refusal: null };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { lines, applications: [], totalAmount, refusal: error.message };
  }
}

/** What an application of the caller's company begins with. */
export async function readApplyTerms(db: Db, { firmId }: SignedInCaller): Promise<ApplyTerms> {
  const { merge, remarkTemplate, mostLines, limitFen } = await readPolicyFor(db, firmId);
  return { merge, remarkTemplate, mostLines, limit: formatAmount(limitFen) };
}
