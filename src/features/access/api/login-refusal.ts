import { refuse } from '#platform/api/refuse.ts';
import { loginErrors } from '../contract/access-contract.ts';

/** What people hear who come when too many are logging in: the same for every name, which nobody has looked at yet. */
export const loginRefusal = () => refuse(loginErrors, 'PASSWORD_CHECK_BUSY');
