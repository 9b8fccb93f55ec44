import { NotFound } from '#platform/web/feedback/not-found.tsx';
import { FramedPage } from '../frame/framed-page.tsx';

/** Unknown address, inside the frame; the server answers with status 404. */
export function NotFoundPage() {
  return (
    <FramedPage>
      <NotFound />
    </FramedPage>
  );
}
