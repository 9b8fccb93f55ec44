import { useSuspenseQuery } from '@tanstack/react-query';
import { correctionHref, newEnquiryHref, quoteRequestHref } from '#business/paths/rules/public.ts';
import { useMayBuy } from '#features/access/web/public.ts';
import { siteQuery } from '#features/content/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { actLate } from '../../late-parts.ts';

type SkuActsProps = {
  itemCode: string;
  productName: string;
  /** Smallest order: what a quote begins with. */
  quantity: number;
  /** Whether somebody is here whom the desk could answer. */
  signedIn: boolean;
  /** The item can't be bought: who asks wants a price or another item. */
  blocked: boolean;
};

/** A quote for what can be bought, an enquiry for what cannot: the desk looks for something else. */
const askHref = ({ itemCode, productName, quantity, blocked }: SkuActsProps) =>
  blocked ? newEnquiryHref({ itemNo: itemCode, keyword: productName }) : quoteRequestHref(`${itemCode}:${quantity}`);

/** Asking for a price, at the desk for those who are known, else by chat where there is one or by phone, and reporting what is wrong. */
export function SkuActs(props: SkuActsProps) {
  const { itemCode, blocked, signedIn } = props;
  const { data: site } = useSuspenseQuery(siteQuery);
  const { chatUrl, supportPhone } = site;
  const asks = useMayBuy() && signedIn;
  const words = blocked ? '询问替代品' : '询价';
  return (
    <>
      {asks && <PageLink href={askHref(props)}>{words}</PageLink>}
      {chatUrl ? (
        <Button kind="quiet" onClick={() => actLate(({ openChat }) => openChat(chatUrl))}>
          {signedIn ? '在线客服' : words}
        </Button>
      ) : (
        <a href={`tel:${supportPhone}`}>{`${signedIn ? '客服' : words} ${supportPhone}`}</a>
      )}
      <a href={correctionHref(itemCode)} target="_blank" rel="noopener">
        商品纠错
      </a>
    </>
  );
}
