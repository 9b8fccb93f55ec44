import { createFileRoute, redirect } from '@tanstack/react-router';

/** Specification 2.1: /login is treated as the login page too. */
export const Route = createFileRoute('/_login/login')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/login.html${location.searchStr}` });
  },
});
