import { eq } from 'drizzle-orm';
import { users } from '#features/access/api/access-tables.ts';
import { PERMISSIONS, ROLE_TEMPLATES, STAFF_ROLE_TEMPLATES } from '#features/access/rules/public.ts';
import { series } from '#features/catalog/api/catalog-tables.ts';
import { roles } from '#features/organisation/api/organisation-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import type { DeclaredEndpoint } from '#platform/shared/contract-list.ts';
import type { Identity } from '#platform/shared/define-endpoint.ts';
import {
  buildFirm,
  buildMember,
  buildSession,
  buildSessions,
  type TestFirm,
  type TestMember,
} from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { CANARY } from '#tests/factories/canary-costs.ts';
import { testPasswordHash } from '#tests/factories/log-in.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { sendForm } from '#tests/factories/upload-file.ts';
import { type Answer, startTestShop, type TestShop } from '#tests/test-shop.ts';
import { callInput, type Known } from './sample-input.ts';

/** One of those who may knock: what the server takes the caller for, and what the roles grant. */
export interface Actor {
  name: string;
  identity: Identity;
  permissions: ReadonlySet<string>;
  member: TestMember | null;
  loginSource: number;
}

export interface Stage {
  shop: TestShop;
  /** The nine of the specification and the shop's own people. */
  actors: readonly Actor[];
  /** Member of the buyer's firm whose membership is frozen. */
  frozen: Actor;
  /** Another person of the buyer's firm, and a person of another firm; both may do everything. */
  colleague: TestMember;
  stranger: TestMember;
  /** Public things that exist. */
  known: Known;
  /** Texts that belong to somebody and must leave in no answer. */
  secrets: readonly string[];
}

const NOBODY = { permissions: new Set<string>(), member: null, loginSource: 0 };

/** A shop with everyone in it. Nothing counts requests: these tests ask who may call, not how often. */
export async function openStage(settings: Parameters<typeof startTestShop>[0] = {}): Promise<Stage> {
  const shop = await startTestShop({ limiter: UNCOUNTED, ...settings });
  const { owner } = shop.db;
  const company = await buildFirm(owner);
  const group = await buildFirm(owner, { firmType: 'group' });
  const partner = await buildFirm(owner, { firmChannel: 1 });
  const operator = await buildFirm(owner, { firmType: 'operator' });

  type Facts = Parameters<typeof buildMember>[1] & { permissions: readonly string[] };
  const person = async (name: string, identity: Identity, facts: Facts): Promise<Actor> => {
    const member = await buildMember(owner, facts);
    return { name, identity, permissions: new Set(facts.permissions), member, loginSource: facts.loginSource ?? 0 };
  };
  const { 采购员 = [], 审批人 = [], 管理员 = [], 用户管理员 = [], 销售 = [], 仓库 = [] } = ROLE_TEMPLATES;
  const { 运营 = [] } = STAFF_ROLE_TEMPLATES;
  const everything = Object.keys(PERMISSIONS) as (keyof typeof PERMISSIONS)[];
  const actors = [
    { name: 'anonymous', identity: 'anonymous', ...NOBODY },
    { name: 'visitor', identity: 'visitor', ...NOBODY },
    await person('buyer', 'company', { firm: company, permissions: 采购员 }),
    await person('approver', 'company', { firm: company, permissions: 审批人 }),
    await person('admin', 'company', { firm: company, permissions: 管理员 }),
    await person('storekeeper', 'company', { firm: company, permissions: 仓库 }),
    await person('group', 'group', { firm: group, permissions: 用户管理员 }),
    await person('sales', 'sales', { firm: company, permissions: 销售, participantExtendType: 5 }),
    await person('punchout', 'punchout', { firm: partner, permissions: 采购员, loginSource: 3 }),
    await person('restricted', 'restricted', { firm: partner, permissions: 采购员 }),
    await person('staff', 'staff', { firm: operator, permissions: 运营 }),
  ] as const satisfies readonly Actor[];
  const frozen = await person('frozen', 'anonymous', { firm: company, permissions: everything, status: 0 });
  const colleague = await buildMember(owner, { firm: company });
  const stranger = await buildMember(owner);
  const marked = [...actors, frozen].flatMap(({ member }) => (member ? [member] : []));
  const passwordHash = await testPasswordHash();
  const people = [...marked, colleague, stranger];
  const secrets = await Promise.all(people.map((member) => plantSecrets(shop, member, passwordHash)));
  return {
    shop,
    actors,
    frozen,
    colleague,
    stranger,
    known: { ...(await buildKnown(shop)), ...(await buildSpare(shop, company)) },
    secrets: secrets.flat(),
  };
}

/** Gives a person what nobody else may see, and nobody whole: phone, mail address, hash of the password. */
async function plantSecrets(shop: TestShop, member: TestMember, passwordHash: string): Promise<string[]> {
  const n = String(nextNumber()).padStart(5, '0');
  const secrets = {
    phoneNumber: `199555${n}`,
    email: `canary${n}@private.example`,
    passwordHash,
  };
  await shop.db.owner.update(users).set(secrets).where(eq(users.id, member.userId));
  return Object.values(secrets);
}

/** Somebody of the buyer's firm and a role of theirs, to be frozen and removed in place of those who knock. */
async function buildSpare({ db: { owner } }: TestShop, firm: TestFirm): Promise<Known> {
  const { memberId } = await buildMember(owner, { firm, permissions: [] });
  const [role] = await owner
    .insert(roles)
    .values({ ...firm, name: '备用' })
    .returning({ id: roles.id });
  const [member, roleId] = [String(memberId), String(role?.id)];
  return { memberId: member, memberIds: member, headMemberId: member, successorId: member, roleId, roleIds: roleId };
}

async function buildKnown({ db: { owner } }: TestShop): Promise<Known> {
  const categoryId = await buildCategory(owner, { code: 'KNOWN-1', name: '已知分类' });
  const brandId = await buildBrand(owner, { code: 'KNOWNBRAND', name: '已知品牌' });
  const [line] = await owner
    .insert(series)
    .values({ code: 'KNOWN-SERIES', name: '已知系列', categoryId, brandId })
    .returning({ id: series.id });
  const { itemNo } = await buildSku(owner, {
    categoryId,
    brandId,
    seriesId: line?.id,
    cost: CANARY.cost,
    floor: CANARY.floor,
  });
  const codes = { skuCode: itemNo, skuCodes: itemNo, itemCode: itemNo, itemCodes: itemNo, code: itemNo };
  return {
    ...codes,
    categoryCode: 'KNOWN-1',
    brandCode: 'KNOWNBRAND',
    regionCode: '320571',
    keyword: '已知',
    // Right for what is given by roles.
    codes: 'ORDER_MANAGEMENT',
  };
}

/** A new session of an actor: some calls end the session they are made with. */
export async function tokenOf(stage: Stage, { identity, member, loginSource }: Actor): Promise<string | undefined> {
  if (!member && identity === 'anonymous') return undefined;
  const place = member && { ...member, membershipId: member.memberId };
  return buildSession(stage.shop.db.owner, place, loginSource);
}

/** New sessions of several actors, in their order; undefined for whoever has none. */
export async function tokensOf({ shop }: Stage, actors: readonly Actor[]): Promise<(string | undefined)[]> {
  const sessions = actors.flatMap(({ identity, member, loginSource }) =>
    !member && identity === 'anonymous'
      ? []
      : [{ member: member && { ...member, membershipId: member.memberId }, loginSource }],
  );
  const tokens = await buildSessions(shop.db.owner, sessions);
  return actors.map(({ identity, member }) => (!member && identity === 'anonymous' ? undefined : tokens.shift()));
}

let keys = 0;

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
export type AnyAnswer = Answer<any>;

/** Files of an input, which go as a form, and everything else. */
function apart(body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { fields: {}, files: {} };
  const files: Record<string, File> = {};
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) files[name] = value;
    else if (Array.isArray(value) && value[0] instanceof File) files[`${name}[0]`] = value[0];
    else fields[name] = value;
  }
  return { fields, files };
}

export function send(stage: Stage, token: string | undefined, endpoint: DeclaredEndpoint, input: unknown) {
  keys += 1;
  const { path, body } = callInput(endpoint, input);
  const as = { token, key: `generated-${keys}-key` };
  const { shop } = stage;
  if (endpoint.method === 'GET') return shop.get(path, as) as Promise<AnyAnswer>;
  const { fields, files } = apart(body);
  return Object.keys(files).length > 0
    ? (sendForm(shop, path, { fields, files }, as) as Promise<AnyAnswer>)
    : (shop.post(path, body, as) as Promise<AnyAnswer>);
}

export async function callAs(stage: Stage, actor: Actor, endpoint: DeclaredEndpoint, input: unknown) {
  return send(stage, await tokenOf(stage, actor), endpoint, input);
}

/** What the contract alone says: in, or the name of the refusal. */
export function expectedOutcome({ meta }: DeclaredEndpoint, actor: Pick<Actor, 'identity' | 'permissions'>): string {
  const { identity, permissions } = actor;
  if (!meta.identities.includes(identity)) {
    return identity === 'anonymous' || identity === 'visitor' ? 'UNAUTHORIZED' : 'IDENTITY_REFUSED';
  }
  const codes = [meta.permission ?? []].flat();
  return codes.length === 0 || codes.some((code) => permissions.has(code)) ? 'in' : 'PERMISSION_REFUSED';
}

export const mayCall = (endpoint: DeclaredEndpoint) => (actor: Actor) => expectedOutcome(endpoint, actor) === 'in';
