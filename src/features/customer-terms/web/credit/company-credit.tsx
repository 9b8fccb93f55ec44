import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import type { OwnCredit } from '../../contract/credit-schemas.ts';
import { APPLICATION_KINDS, CREDIT_KINDS } from '../../contract/term-words.ts';
import { creditQuery } from '../terms-api.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { OwnApplications } from './own-applications.tsx';

const limitWords = ({ credit, limit, until, limitAfter }: OwnCredit) => {
  if (limit === null) return CREDIT_KINDS[credit];
  const after = limitAfter === null ? '未开通' : displayYuan(limitAfter);
  return (
    <>
      <Money yuan={limit} exact />
      {until && ` （临时额度至 ${until}，之后 ${after}）`}
    </>
  );
};

function CreditFacts({ credit }: { credit: OwnCredit }) {
  return (
    <Facts
      columns={4}
      facts={[
        { label: '授信额度', value: limitWords(credit) },
        { label: '已用', value: <Money yuan={credit.used} exact /> },
        { label: '可用', value: credit.available && <Money yuan={credit.available} exact /> },
        { label: '账期', value: credit.credit === 'none' ? null : `对账后 ${credit.termDays} 天` },
      ]}
    />
  );
}

/**
 * What the company may owe, and its applications for more; `brief` where the page tells the amounts itself. `short`: what
 * an order lacked, decimal yuan; the application stands open with it.
 */
export function CompanyCredit({ brief = false, short }: { brief?: boolean; short?: string }) {
  const { data: credit, isError } = useQuery(creditQuery);
  const [open, setOpen] = useState(short !== undefined);
  // Not everybody who may see the page may see this.
  if (isError) return null;
  if (!credit) return <SkeletonLines count={3} />;
  const [first] = credit.kinds;
  return (
    <Section
      title={brief ? '额度申请' : '授信与账期'}
      note={credit.credit === 'none' ? '开通后下单可以选择账期支付，先收货、后付款' : undefined}
      action={
        first && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {first === 'open' ? `申请${APPLICATION_KINDS.open}` : '申请提额'}
          </Button>
        )
      }
    >
      <Stack>
        {!brief && <CreditFacts credit={credit} />}
        {credit.applications.length > 0 ? (
          <OwnApplications applications={credit.applications} />
        ) : (
          <Quiet>还没有申请。</Quiet>
        )}
      </Stack>
      {open && first && <ApplyDialog credit={credit} {...(short && { short })} onClose={() => setOpen(false)} />}
    </Section>
  );
}
