import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { PhoneCodeProps } from './phone-code.tsx';
import type { ServiceContactsProps } from './service-contacts.tsx';

/** What popovers of the frame hold: its script comes when somebody opens one, not with every page. */
const code = lateComponent<PhoneCodeProps>(async () => (await import('./phone-code.tsx')).PhoneCode);
const contacts = lateComponent<ServiceContactsProps>(
  async () => (await import('./service-contacts.tsx')).ServiceContacts,
);

export function PhoneCode(props: PhoneCodeProps) {
  const Loaded = code.useWhen(true);
  return Loaded && <Loaded {...props} />;
}

export function ServiceContacts(props: ServiceContactsProps) {
  const Loaded = contacts.useWhen(true);
  return Loaded && <Loaded {...props} />;
}
