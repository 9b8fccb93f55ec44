import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import { addressesQuery } from './address-queries.ts';

export const Route = createFileRoute('/_user/user/personal/delivery.html')({
  validateSearch: (search: Record<string, unknown>): { edit?: string } => ({
    edit: typeof search.edit === 'string' && /^(new|\d{1,19})$/.test(search.edit) ? search.edit : undefined,
  }),
  loader: ({ context }) => context.queryClient.ensureQueryData(addressesQuery),
  pendingComponent: () => <SkeletonLines count={6} />,
  component: DeliveryPage,
});

/** Addresses, or the form for one of them: `?edit=new` and `?edit={id}`. */
function DeliveryPage() {
  const { edit } = Route.useSearch();
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const edited = addresses.find((address) => address.id === edit) ?? null;
  if (edit === 'new' || edited) return <AddressForm key={edit} address={edited} />;
  return (
    <>
      <h1 className="visually-hidden">收货地址</h1>
      <AddressList addresses={addresses} />
    </>
  );
}
