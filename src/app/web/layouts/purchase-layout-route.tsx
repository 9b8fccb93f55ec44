import { createFileRoute } from '@tanstack/react-router';
import { loadFrame } from '../frame/frame-queries.ts';
import { FramedPurchasePage } from '../frame/framed-purchase-page.tsx';
import { PageOutlet } from './page-outlet.tsx';

export const Route = createFileRoute('/_purchase')({
  loader: ({ context }) => loadFrame(context.queryClient),
  component: () => (
    <FramedPurchasePage>
      <PageOutlet />
    </FramedPurchasePage>
  ),
});
