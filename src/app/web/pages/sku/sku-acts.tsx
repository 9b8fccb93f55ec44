import { useSuspenseQuery } from '@tanstack/react-query';
import { siteQuery } from '#features/content/web/public.ts';
import { openChat } from '#features/diagnostics/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { correctionHref } from './correction-href.ts';

type SkuActsProps = {
  itemCode: string;
  /** The item can't be bought: who asks wants a price or another item. */
  blocked: boolean;
};

/** Asking for a price, by chat where there is one and by phone everywhere, and reporting what is wrong. */
export function SkuActs({ itemCode, blocked }: SkuActsProps) {
  const { data: site } = useSuspenseQuery(siteQuery);
  const { chatUrl, supportPhone } = site;
  const words = blocked ? '询问替代品' : '询价';
  return (
    <>
      {chatUrl ? (
        <Button kind="quiet" onClick={() => void openChat(chatUrl)}>
          {words}
        </Button>
      ) : (
        <a href={`tel:${supportPhone}`}>{`${words} ${supportPhone}`}</a>
      )}
      <a href={correctionHref(itemCode)} target="_blank" rel="noopener">
        商品纠错
      </a>
    </>
  );
}
