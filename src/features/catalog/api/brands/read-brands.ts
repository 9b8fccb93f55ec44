import type { Db } from '#platform/api/database.ts';
import { brands } from '../catalog-tables.ts';

/** Every brand; some thousand narrow rows. */
export function readBrands(db: Db) {
  return db.select({ id: brands.id, code: brands.code, name: brands.name, nameEn: brands.nameEn }).from(brands);
}
