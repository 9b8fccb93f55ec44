import type { ReactNode } from 'react';
import { useState } from 'react';
import { DESK_CUSTOMERS_PATH } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import type { CustomerTerms, TermChange } from '../../contract/terms-schemas.ts';
import { ChangeActs } from './change-acts.tsx';
import { ChangeFields } from './change-fields.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerHistory } from './customer-history.tsx';
import styles from './terms-desk.module.css';
import { TermsDialog } from './terms-dialog.tsx';

const Waiting = ({ change }: { change: TermChange }) => (
  <Section title="变更待复核" note={`${change.proposedBy} 于 ${displayTime(change.proposedAt)} 提交`}>
    <div className={styles.notice}>
      <ChangeFields fields={change.fields} />
      <span>{`原因：${change.reason}`}</span>
      <span className={styles.quiet}>{`需要复核：${change.secondFor.join('、')}`}</span>
      <ChangeActs change={change} />
    </div>
  </Section>
);

/** One customer with what is agreed; `children` are parts of other features: how it is billed and invoiced. */
export function CustomerView({ customer, children }: { customer: CustomerTerms; children?: ReactNode }) {
  const { customerCode, firmName, terms, account, waiting, mayPropose } = customer;
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <Breadcrumb items={[{ label: '客户条款', href: DESK_CUSTOMERS_PATH }, { label: firmName }]} />
      <DetailPage
        title={firmName}
        number={customerCode}
        status={
          <>
            <Tag tone={terms.status === 1 ? 'success' : 'danger'}>{terms.status === 1 ? '正常' : '已冻结'}</Tag>
            {account.available?.startsWith('-') && <Tag tone="danger">超出额度</Tag>}
            {terms.creditUntil && <Tag tone="progress">临时提额中</Tag>}
          </>
        }
        actions={
          mayPropose &&
          waiting === null && (
            <Button kind="primary" onClick={() => setOpen(true)}>
              修改条款
            </Button>
          )
        }
      >
        {waiting && <Waiting change={waiting} />}
        <CustomerFacts customer={customer} />
        {children}
        <CustomerHistory history={customer.history} />
      </DetailPage>
      {open && <TermsDialog customer={customer} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
