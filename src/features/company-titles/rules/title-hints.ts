/** What the desk looks at before it lets invoices go to a title. */
export interface TitleHint {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

interface Compared {
  title: string;
  taxNo: string;
  /** As the company is registered here; null: it was never verified. */
  firm: { name: string; creditCode: string | null };
  /** Other customers that have this tax number. */
  others: readonly string[];
}

const tidyName = (name: string) => name.replaceAll('（', '(').replaceAll('）', ')').replaceAll(/\s/g, '');

/** Names that differ by blanks and by the width of brackets alone are the same. */
export const sameName = (one: string, other: string): boolean => tidyName(one) === tidyName(other);

function registered({ title, taxNo, firm }: Compared): TitleHint {
  const { name, creditCode } = firm;
  if (creditCode === null) return { tone: 'warning', text: '客户没有登记统一社会信用代码，请核对营业执照' };
  if (taxNo !== creditCode) {
    const text = `税号与客户登记的 ${creditCode} 不同，可能是分公司或关联公司，请核对授权`;
    return { tone: 'warning', text };
  }
  if (!sameName(title, name)) return { tone: 'danger', text: `税号属于客户本身，但登记名称是“${name}”` };
  return { tone: 'success', text: '名称和税号与客户登记的营业执照一致' };
}

/** Facts compared with what is registered: what agrees first said so, then what does not. */
export function titleHints(compared: Compared): TitleHint[] {
  const { taxNo, others } = compared;
  const hints = [registered(compared)];
  if (taxNo.length !== 18) hints.push({ tone: 'warning', text: '不是 18 位统一社会信用代码，没有校验位可核对' });
  for (const other of others) hints.push({ tone: 'danger', text: `这个税号也登记在客户“${other}”名下` });
  return hints;
}
