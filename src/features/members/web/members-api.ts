import { featureApi } from '#platform/web/api-client.ts';
import type { departmentContract } from '../contract/department-contract.ts';
import departmentCalls from '../contract/departments-calls.gen.json';
import type { memberContract } from '../contract/member-contract.ts';
import memberCalls from '../contract/members-calls.gen.json';
import type { roleContract } from '../contract/role-contract.ts';
import roleCalls from '../contract/roles-calls.gen.json';

export const memberApi = featureApi<typeof memberContract>('members', memberCalls);
export const departmentApi = featureApi<typeof departmentContract>('departments', departmentCalls);
export const roleApi = featureApi<typeof roleContract>('roles', roleCalls);
