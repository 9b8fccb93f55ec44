import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadFrame } from '../frame/frame-queries.ts';
import { FramedPurchasePage } from '../frame/framed-purchase-page.tsx';

export const Route = createFileRoute('/_purchase')({
  loader: ({ context }) => loadFrame(context.queryClient),
  component: () => (
    <FramedPurchasePage>
      <Outlet />
    </FramedPurchasePage>
  ),
});
