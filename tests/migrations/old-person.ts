import { asOwner } from './old-migrations.ts';

export interface OldPerson {
  firmId: bigint;
  userId: bigint;
  membershipId: bigint;
  userName: string;
  addressId: string;
}

/**
 * Somebody with an address and a picture, written in SQL as the last of the old migrations left the tables: what builds
 * people for other tests speaks of the tables of today.
 */
export const writeOldPerson = (ownerUrl: string, avatarUrl: string): Promise<OldPerson> =>
  asOwner(ownerUrl, async (client) => {
    const one = async (text: string, values: unknown[]) => (await client.query(text, values)).rows[0]?.id as string;
    const firm = await one(
      "insert into firms (customer_code, name, short_name) values ('OLD1', '旧公司', '旧') returning id",
      [],
    );
    await client.query('insert into credit_accounts (firm_id, limit_fen) values ($1, -1)', [firm]);
    const user = await one(
      "insert into users (user_code, user_name, real_name, avatar_url) values ('OLDU1', 'old-person', '旧人', $1) returning id",
      [avatarUrl],
    );
    const place = await one(
      `insert into memberships (firm_id, user_id, participant_extend_type, status)
       values ($1, $2, 1, 1) returning id`,
      [firm, user],
    );
    const addressId = await one(
      `insert into addresses (firm_id, user_id, receiver, phone, region_code, province, city, district, detail)
       values ($1, $2, '李敏', '19900010001', '320571', '江苏省', '苏州市', '苏州工业园区', '星湖街 1 号') returning id`,
      [firm, user],
    );
    return {
      firmId: BigInt(firm),
      userId: BigInt(user),
      membershipId: BigInt(place),
      userName: 'old-person',
      addressId,
    };
  });
