import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { membershipRoles, memberships } from '#features/access/api/access-tables.ts';
import { hashPassword } from '#features/access/api/public.ts';
import { ROLE_TEMPLATES, STAFF_ROLE_TEMPLATES, usualDataScope } from '#features/access/rules/public.ts';
import { sendInvitation } from '#features/accounts/api/public.ts';
import { firms, rolePermissions, roles } from '#features/organisation/api/organisation-tables.ts';
import { addresses } from '#features/profile/api/profile-tables.ts';
import { createMessages } from '#platform/api/messages.ts';
import { DEMO_FIRMS, DEMO_PASSWORD, type DemoFirm, type DemoPerson } from './demo-firms.ts';
import { writeUser } from './write-user.ts';

export interface SeedSettings {
  pepper: Buffer;
  /** Where the links of invitation mails lead. */
  origin: string;
}

/** Writes the demo's firms with their people, roles and a delivery address each, and mails those who are invited. */
export async function writeFirms(db: NodePgDatabase, settings: SeedSettings): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD, settings.pepper);
  for (const firm of DEMO_FIRMS) await writeFirm(db, firm, { ...settings, passwordHash });
}

type WriteSettings = SeedSettings & { passwordHash: string };

async function writeFirm(db: NodePgDatabase, firm: DemoFirm, settings: WriteSettings): Promise<void> {
  const { region, people, ...facts } = firm;
  const [row] = await db
    .insert(firms)
    .values({ ...facts, settings: { phoneVersionSwitch: '0', customerServiceSwitch: '0' } })
    .returning({ id: firms.id });
  if (!row) throw new Error('firm not written');
  const templates = firm.firmType === 'operator' ? STAFF_ROLE_TEMPLATES : ROLE_TEMPLATES;
  const roleIds = await writeRoles(db, row.id, templates);
  for (const person of people) {
    const { userId, membershipId } = await writePerson(db, row.id, person, settings.passwordHash, roleIds);
    if (person.status === 2) await invite(db, settings, { ...person, userId, membershipId, firmName: firm.name });
    if (!region) continue;
    await db.insert(addresses).values({
      firmId: row.id,
      userId,
      receiver: person.realName,
      phone: person.phoneNumber,
      regionCode: region.code,
      province: region.province,
      city: region.city,
      district: region.district,
      detail: region.detail,
      isDefault: true,
    });
  }
}

type Invited = DemoPerson & { userId: bigint; membershipId: bigint; firmName: string };

async function invite(db: NodePgDatabase, { pepper, origin }: SeedSettings, person: Invited): Promise<void> {
  await sendInvitation(db, { messages: createMessages(pepper), origin }, person);
}

async function writeRoles(
  db: NodePgDatabase,
  firmId: bigint,
  templates: Readonly<Record<string, readonly string[]>>,
): Promise<Map<string, bigint>> {
  const ids = new Map<string, bigint>();
  for (const [name, codes] of Object.entries(templates)) {
    const [role] = await db.insert(roles).values({ firmId, name }).returning({ id: roles.id });
    if (!role) throw new Error('role not written');
    await db.insert(rolePermissions).values(codes.map((code) => ({ firmId, roleId: role.id, code })));
    ids.set(name, role.id);
  }
  return ids;
}

async function writePerson(
  db: NodePgDatabase,
  firmId: bigint,
  person: DemoPerson,
  passwordHash: string,
  roleIds: Map<string, bigint>,
): Promise<{ userId: bigint; membershipId: bigint }> {
  const userId = await writeUser(db, { ...person, passwordHash: person.status === 2 ? null : passwordHash });
  const [member] = await db
    .insert(memberships)
    .values({
      firmId,
      userId,
      participantExtendType: person.participantExtendType ?? 1,
      sellerCode: person.sellerCode,
      status: person.status ?? 1,
      isDefault: true,
      dataScope: usualDataScope(ROLE_TEMPLATES[person.role] ?? []),
    })
    .returning({ id: memberships.id });
  const roleId = roleIds.get(person.role);
  if (!member || roleId === undefined) throw new Error(`no role ${person.role}`);
  await db.insert(membershipRoles).values({ firmId, membershipId: member.id, roleId });
  return { userId, membershipId: member.id };
}
