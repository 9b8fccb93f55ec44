import { NotFound } from '#platform/web/feedback/not-found.tsx';

/** Unknown address, inside the frame when the shop is known to the visitor; the server answers with status 404. */
export function NotFoundPage() {
  return <NotFound />;
}
