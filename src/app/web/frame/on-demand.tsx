import { type ComponentProps, lazy, Suspense } from 'react';

/** What popovers of the frame hold: its script comes when somebody opens one, not with every page. */
const Code = lazy(async () => ({ default: (await import('./phone-code.tsx')).PhoneCode }));
const Contacts = lazy(async () => ({ default: (await import('./service-contacts.tsx')).ServiceContacts }));

export const PhoneCode = (props: ComponentProps<typeof Code>) => (
  <Suspense fallback={null}>
    <Code {...props} />
  </Suspense>
);

export const ServiceContacts = (props: ComponentProps<typeof Contacts>) => (
  <Suspense fallback={null}>
    <Contacts {...props} />
  </Suspense>
);
