import { PARTICIPANT_HEADER } from '#platform/shared/participant.ts';
import { DEMO_FIRMS, DEMO_PASSWORD } from '#seed/demo-firms.ts';

export const SHOP = process.env.SHOP ?? `http://localhost:${process.env.PORT ?? 3000}`;

/** Headers of a logged-in demo buyer, as a page sends them. */
async function demoSession(shop: string, userName: string): Promise<Record<string, string>> {
  const response = await fetch(`${shop}/member-center/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token-in-body': '1' },
    body: JSON.stringify({ userName, password: DEMO_PASSWORD }),
  });
  const body = (await response.json()) as { message: string; data: { token?: string } | null };
  if (!body.data?.token) throw new Error(`login failed: ${body.message}`);
  const cookie = `t=${body.data.token}`;
  return { cookie, [PARTICIPANT_HEADER]: await participantOf(shop, cookie) };
}

async function participantOf(shop: string, cookie: string): Promise<string> {
  const response = await fetch(`${shop}/member-center/user/currentParticipant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{}',
  });
  const body = (await response.json()) as { data: { participantId: string } };
  return body.data.participantId;
}

/** Item numbers a buyer would find, for pages that need one. */
export async function someItems(keyword: string): Promise<string[]> {
  const response = await fetch(`${SHOP}/product-provider-v2/search/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keyword }),
  });
  const body = (await response.json()) as { data: { items: { itemCode: string }[] } | null };
  const items = body.data?.items.map((item) => item.itemCode) ?? [];
  if (!items.length) throw new Error(`nothing found for ${keyword}; is the demo seeded?`);
  return items;
}

const BUYERS = ['采购员'];
const PEOPLE_OF_FIRMS = ['采购员', '审批人', '管理员'];

function sessionsOf(shop: string, roles: readonly string[]): Promise<Record<string, string>[]> {
  const firms = DEMO_FIRMS.filter((firm) => firm.firmType === 'company' && firm.firmChannel !== 1);
  const people = firms
    .flatMap((firm) => firm.people)
    .filter(({ role, status }) => roles.includes(role) && status !== 2);
  return Promise.all([...new Set(people.map(({ userName }) => userName))].map((name) => demoSession(shop, name)));
}

/** One session per person who may buy, so that the load comes from several people as it would in the shop. */
export const demoSessions = (shop = SHOP) => sessionsOf(shop, BUYERS);

/** One session per person who may look at goods: enough of them that no limit per person ends a measurement. */
export const manySessions = (shop = SHOP) => sessionsOf(shop, PEOPLE_OF_FIRMS);
