import { departmentContract } from './department-contract.ts';
import { industryContract } from './industry-contract.ts';
import { memberContract } from './member-contract.ts';
import { peopleContract } from './people-contract.ts';
import { roleContract } from './role-contract.ts';

/** The feature's calls, as the app collects them. */
export const membersCalls = {
  departments: departmentContract,
  industry: industryContract,
  members: memberContract,
  people: peopleContract,
  roles: roleContract,
};
