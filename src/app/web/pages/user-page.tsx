import { createFileRoute, redirect } from '@tanstack/react-router';

/** Specification 2.3: /user leads to the user center. */
export const Route = createFileRoute('/_user/user')({
  beforeLoad: () => {
    throw redirect({ href: '/user/user-center.html' });
  },
});
