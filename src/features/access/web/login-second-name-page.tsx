import { createFileRoute, redirect } from '@tanstack/react-router';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';

/** Specification 2.1: /login is treated as the login page too. */
export const Route = createFileRoute('/_login/login')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `${LOGIN_PATH}${location.searchStr}` });
  },
});
