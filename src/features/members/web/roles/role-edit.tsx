import { useSuspenseQuery } from '@tanstack/react-query';
import { RoleForm } from './role-form.tsx';
import { roleQuery } from './role-queries.ts';

type Props = { roleId: string | undefined; copyOf: string | undefined; companyId: string | undefined };

function Present({ roleId, companyId, copy }: { roleId: string; companyId: string | undefined; copy: boolean }) {
  const { data: role } = useSuspenseQuery(roleQuery({ roleId, companyId }));
  return <RoleForm key={`${role.roleId}-${role.version}`} present={role} copy={copy} companyId={companyId} />;
}

/** A new role, a copy of one, or a change of one. */
export function RoleEdit({ roleId, copyOf, companyId }: Props) {
  const present = roleId ?? copyOf;
  if (present === undefined) return <RoleForm present={null} copy={false} companyId={companyId} />;
  return <Present roleId={present} companyId={companyId} copy={roleId === undefined} />;
}
