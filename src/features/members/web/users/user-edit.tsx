import { useSuspenseQuery } from '@tanstack/react-query';
import { CompanySwitch } from '../company-switch.tsx';
import { UserForm } from './user-form.tsx';
import { userQuery } from './user-queries.ts';

type Props = { memberId: string | undefined; companyId: string | undefined };

function Present({ memberId, companyId }: { memberId: string; companyId: string | undefined }) {
  const { data: member } = useSuspenseQuery(userQuery({ memberId, companyId }));
  return <UserForm key={member.version} member={member} companyId={companyId} />;
}

/** Invites somebody, or changes where somebody stands. */
export function UserEdit({ memberId, companyId }: Props) {
  if (memberId !== undefined) return <Present memberId={memberId} companyId={companyId} />;
  return (
    <>
      <CompanySwitch companyId={companyId} />
      <UserForm key={companyId ?? 'own'} member={null} companyId={companyId} />
    </>
  );
}
