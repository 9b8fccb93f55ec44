import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { itemHref, SEARCH_PATH } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import { itemCardsQuery } from '#features/catalog/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { ownCorrectionsQuery } from './correction-queries.ts';
import styles from './goods-error-page.module.css';
import { OwnCorrections } from './own-corrections.tsx';

/** Item numbers as they travel. */
const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}$/;

function readItemCode(wanted: unknown): string | null {
  const itemCode = readTextInUrl(wanted, 40);
  return itemCode && ITEM_NO.test(itemCode) ? itemCode : null;
}

export const Route = createFileRoute('/_default/goodsErrorPage.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const itemCode = readItemCode(deps.itemCode);
    const session = await queryClient.ensureQueryData(sessionQuery);
    const cards = itemCode ? queryClient.ensureQueryData(itemCardsQuery([itemCode])) : null;
    const own = session && session.firmType !== 'operator' ? queryClient.ensureQueryData(ownCorrectionsQuery) : null;
    await Promise.all([cards, own]);
  },
  component: GoodsErrorPage,
});

/** Correction ticket of one item (specification 2.1, route name error-goods). */
function GoodsErrorPage() {
  const itemCode = readItemCode(Route.useSearch().itemCode);
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '商品纠错' }]} />
      {itemCode ? <Report key={itemCode} itemCode={itemCode} signedIn={session !== null} /> : <NoItem />}
      {session && session.firmType !== 'operator' && <OwnCorrections />}
    </div>
  );
}

function NoItem() {
  return (
    <Section title="商品纠错">
      <EmptyState title="没有找到要纠错的商品" action={<ButtonLink href={SEARCH_PATH}>搜索商品</ButtonLink>}>
        请打开有误的商品，点击“商品纠错”。
      </EmptyState>
    </Section>
  );
}

function Report({ itemCode, signedIn }: { itemCode: string; signedIn: boolean }) {
  const { data: cards } = useSuspenseQuery(itemCardsQuery([itemCode]));
  const [number, setNumber] = useState<string | null>(null);
  const [item] = cards;
  if (!item) return <NoItem />;
  if (number !== null) return <Sent number={number} item={item} onAgain={() => setNumber(null)} />;
  return (
    <Section title="商品纠错" note="核实后会修正商品资料，并把结果告诉您">
      <div className={styles.item}>
        <Picture src={item.productImg} alt="" width={72} height={72} priority />
        <span>
          <PageLink href={itemHref(item.itemCode)}>{item.productName}</PageLink>
          <small>产品编码 {item.itemCode}</small>
        </span>
      </div>
      <CorrectionForm itemCode={item.itemCode} signedIn={signedIn} onSent={setNumber} />
    </Section>
  );
}

function Sent({ number, item, onAgain }: { number: string; item: ItemCard; onAgain: () => void }) {
  return (
    <ResultPage
      outcome="success"
      title="纠错已提交"
      actions={
        <>
          <ButtonLink kind="primary" href={itemHref(item.itemCode)}>
            返回商品
          </ButtonLink>
          <Button onClick={onAgain}>再提交一条</Button>
        </>
      }
    >
      编号 {number}。我们核实后会修正资料，并把结果告诉您。
    </ResultPage>
  );
}
