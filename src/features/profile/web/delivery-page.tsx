import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import { addressesQuery } from './address-queries.ts';
import { readAddressSearch } from './address-search.ts';

export const Route = createFileRoute('/_user/user/personal/delivery.html')({
  validateSearch: keepSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(addressesQuery),
  pendingComponent: () => <SkeletonLines count={6} />,
  component: DeliveryPage,
});

/** Addresses, or the form for one of them: `?edit=new` and `?edit={id}`. */
function DeliveryPage() {
  const search = readAddressSearch(Route.useSearch());
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const edited = addresses.find((address) => address.id === search.edit) ?? null;
  if (search.edit === 'new' || edited) return <AddressForm key={search.edit} address={edited} />;
  return (
    <>
      <h1 className="visually-hidden">收货地址</h1>
      <AddressList addresses={addresses} search={search} />
    </>
  );
}
