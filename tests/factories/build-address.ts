import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { addresses } from '#features/profile/api/profile-tables.ts';

/** A delivery address of a member; answers its id as it travels. */
export async function buildAddress(
  db: NodePgDatabase,
  owner: { firmId: bigint; userId: bigint },
  facts: Partial<typeof addresses.$inferInsert> = {},
): Promise<string> {
  const { firmId, userId } = owner;
  const place = {
    regionCode: '320571',
    province: '江苏省',
    city: '苏州市',
    district: '苏州工业园区',
    detail: '星湖街 1 号',
  };
  const [row] = await db
    .insert(addresses)
    .values({ firmId, userId, receiver: '李敏', phone: '19900010001', ...place, ...facts })
    .returning({ id: addresses.id });
  if (!row) throw new Error('address not written');
  return String(row.id);
}
