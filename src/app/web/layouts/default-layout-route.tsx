import { createFileRoute } from '@tanstack/react-router';
import { loadFrame } from '../frame/frame-queries.ts';
import { FramedPage } from '../frame/framed-page.tsx';
import { FirstFrameOutlet } from './first-frame-outlet.tsx';
import { KeptOutlet } from './kept-outlet.tsx';
import { PageOutlet } from './page-outlet.tsx';

export const Route = createFileRoute('/_default')({
  loader: ({ context }) => loadFrame(context.queryClient),
  component: () => (
    <FramedPage>
      <FirstFrameOutlet>
        <PageOutlet>
          <KeptOutlet frame="/_default" />
        </PageOutlet>
      </FirstFrameOutlet>
    </FramedPage>
  ),
});
