import { refuse } from '#platform/api/refuse.ts';
import { memberErrors } from '../contract/member-errors.ts';
import { countAdministrators } from './administrators-repo.ts';
import type { Company } from './company.ts';

/**
 * Does something to people or roles of a company, and takes it back when the last administrator would be gone. The
 * lock of `changeCompany` keeps two who freeze each other from both succeeding.
 */
export async function keepAdministrator<T>({ db, firmId }: Company, work: () => Promise<T>): Promise<T> {
  const before = await countAdministrators(db, firmId);
  const result = await work();
  if (before > 0 && (await countAdministrators(db, firmId)) === 0) throw refuse(memberErrors, 'LAST_ADMINISTRATOR');
  return result;
}
