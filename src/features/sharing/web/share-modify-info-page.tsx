import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { sharedQuoteHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EndedLink } from '#platform/web/feedback/ended-link.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { AddressWishForm } from './address-wish-form.tsx';
import { InvoiceWishForm } from './invoice-wish-form.tsx';
import { sharedDetailsQuery } from './share-api.ts';
import { shareHead } from './share-head.ts';
import { readShareAddress } from './share-page-address.ts';
import styles from './shared-page.module.css';

const WORDS = { quote: '报价', order: '订单' } as const;

export const Route = createFileRoute('/_mobile/shareModifyInfo.html')({
  validateSearch: readShareAddress,
  loaderDeps: ({ search }) => readShareAddress(search),
  loader: async ({ context, deps: { code } }) => {
    if (!code) throw notFound();
    await orNotFound(context.queryClient.ensureQueryData(sharedDetailsQuery(code)));
  },
  head: () => shareHead('修改地址或发票', '填写后由下单人确认，确认前不会改变单据'),
  component: ShareModifyInfoPage,
  notFoundComponent: EndedLink,
});

/** Somebody without an account says what should change; the owner of the document decides. */
function ShareModifyInfoPage() {
  const { code = '' } = Route.useSearch();
  const { data } = useSuspenseQuery(sharedDetailsQuery(code));
  const [kind, setKind] = useState<'invoice' | 'address'>('invoice');
  const [sent, setSent] = useState(false);
  const { number, firmName, until, over, waiting } = data;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>修改地址或发票</h1>
        <p className={styles.quiet}>
          {firmName} {WORDS[data.kind]} {number}，链接有效至 {displayTime(until)}
        </p>
      </div>
      {data.kind === 'order' && (
        <Section title="当前信息">
          <Facts
            columns={1}
            facts={[
              { label: '收货', value: data.address },
              { label: '发票抬头', value: data.invoice },
            ]}
          />
        </Section>
      )}
      {over && <p className={styles.notice}>这张{WORDS[data.kind]}已结束，不能再修改。</p>}
      {!over && sent && (
        <Section title="申请已提交">
          <p role="status">下单人确认后生效，确认前{WORDS[data.kind]}不会改变。</p>
          <Row gap={10} looks={['wrap']}>
            <Button onClick={() => setSent(false)}>再提一条</Button>
            {data.kind === 'quote' && <ButtonLink href={sharedQuoteHref(code)}>查看报价</ButtonLink>}
          </Row>
        </Section>
      )}
      {!over && !sent && (
        <Section title="申请内容" note={waiting > 0 ? `已有 ${waiting} 条申请待处理` : '下单人确认后生效'}>
          <div className={styles.form}>
            <div className={styles.choices} role="group" aria-label="要修改的内容">
              <Button
                aria-pressed={kind === 'invoice'}
                kind={kind === 'invoice' ? 'primary' : 'plain'}
                onClick={() => setKind('invoice')}
              >
                发票信息
              </Button>
              <Button
                aria-pressed={kind === 'address'}
                kind={kind === 'address' ? 'primary' : 'plain'}
                onClick={() => setKind('address')}
              >
                收货地址
              </Button>
            </div>
            {kind === 'invoice' ? (
              <InvoiceWishForm code={code} onSent={() => setSent(true)} />
            ) : (
              <AddressWishForm code={code} onSent={() => setSent(true)} />
            )}
          </div>
        </Section>
      )}
    </div>
  );
}
