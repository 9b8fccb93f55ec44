import { useQueryClient } from '@tanstack/react-query';
import { itemHref } from '#business/paths/rules/public.ts';
import { PageLink, type PageLinkProps } from '#platform/web/links/page-link.tsx';
import { itemCodeOf, type KnownRow, rememberItem } from './known-item.ts';

type ItemPageLinkProps = Omit<PageLinkProps, 'href'> & {
  item: KnownRow;
  /** The search the item was found by. */
  searchId?: string;
};

/** Link to an item's page, whose head is painted from this row before anything is asked. */
export function ItemPageLink({ item, searchId, onClick, ...rest }: ItemPageLinkProps) {
  const queryClient = useQueryClient();
  return (
    <PageLink
      {...rest}
      href={itemHref(itemCodeOf(item), searchId)}
      onClick={(event) => {
        rememberItem(queryClient, item);
        onClick?.(event);
      }}
    />
  );
}
