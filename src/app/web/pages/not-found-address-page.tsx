import { createFileRoute, notFound } from '@tanstack/react-router';

/** The specification's own address of the not-found page: it answers with status 404 like any unknown one. */
export const Route = createFileRoute('/_default/404.html')({
  loader: () => {
    throw notFound();
  },
});
