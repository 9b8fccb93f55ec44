import { createFileRoute, redirect } from '@tanstack/react-router';
import { USER_CENTER_PATH } from '#business/paths/rules/public.ts';

/** Specification 2.3: /user leads to the user center. */
export const Route = createFileRoute('/_user/user')({
  beforeLoad: () => {
    throw redirect({ href: USER_CENTER_PATH });
  },
});
