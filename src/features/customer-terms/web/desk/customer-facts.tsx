import { GROUPINGS } from '#features/statements/contract/statement-words.ts';
import { cycleLabel } from '#features/statements/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { CHANNELS, CREDIT_KINDS, FIRM_KINDS, LEVELS } from '../../contract/term-words.ts';
import type { CustomerTerms } from '../../contract/terms-schemas.ts';
import { PRICE_BASES, ROUNDINGS, termWords } from '../../rules/billing.ts';

const named = (choices: CustomerTerms['groups'], code: string) => {
  const label = choices.find((one) => one.code === code)?.label;
  return code === '' ? null : label ? `${label}（${code}）` : code;
};

const limitWords = ({ account, terms, limitAfter }: CustomerTerms) => {
  if (account.limit === null) return CREDIT_KINDS[account.credit];
  return (
    <>
      <Money yuan={account.limit} exact />
      {terms.creditUntil && ` 至 ${terms.creditUntil}，之后 ${limitAfter === null ? '停止' : `¥${limitAfter}`}`}
    </>
  );
};

/** What is agreed with a customer, and what of it is used. */
export function CustomerFacts({ customer }: { customer: CustomerTerms }) {
  const { account, terms, groups, salespeople, salesCodeOfLink } = customer;
  return (
    <>
      <Section title="授信与账期">
        <Facts
          facts={[
            { label: '授信额度', value: limitWords(customer) },
            { label: '已用', value: <Money yuan={account.used} exact /> },
            { label: '可用', value: account.available && <Money yuan={account.available} exact /> },
            { label: '账期', value: account.credit === 'none' ? null : `对账后 ${terms.termDays} 天` },
          ]}
        />
      </Section>
      <Section title="对账规则" note="从下一个账期起生效">
        <Facts
          facts={[
            { label: '出账周期', value: cycleLabel(terms.billing) },
            { label: '对账账期', value: termWords(terms.billing.termDays) },
            { label: '确认期限', value: `${terms.billing.confirmDays} 天` },
            { label: '拆分对账单', value: GROUPINGS[terms.billing.grouping] },
            { label: '金额基准', value: PRICE_BASES[terms.billing.priceBasis] },
            { label: '取整', value: ROUNDINGS[terms.billing.rounding] },
          ]}
        />
      </Section>
      <Section title="客户与价格">
        <Facts
          facts={[
            { label: '价格等级', value: LEVELS[terms.levelCode] },
            { label: '运费', value: terms.freeShipping ? '全部免运费' : '按订单金额计算' },
            { label: '销售负责人', value: named(salespeople, terms.salesCode) },
            { label: '客户类型', value: FIRM_KINDS[terms.firmType] },
            { label: '采购渠道', value: CHANNELS[terms.firmChannel] },
            { label: '所属集团', value: named(groups, terms.groupCode) },
            { label: '统一社会信用代码', value: customer.creditCode },
            { label: '注册日期', value: displayDay(customer.registeredAt) },
            { label: '注册时的销售工号', value: salesCodeOfLink },
          ]}
        />
      </Section>
    </>
  );
}
