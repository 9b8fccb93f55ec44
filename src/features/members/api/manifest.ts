import { departmentHandlers } from './department-handlers.ts';
import { membersExport } from './export-members.ts';
import { industryHandlers } from './industry-handlers.ts';
import { createMembersHandlers } from './members-handlers.ts';
import type { MembersSettings } from './members-settings.ts';
import { peopleHandlers } from './people-handlers.ts';
import { roleHandlers } from './role-handlers.ts';

/** What the app collects of the feature on the server. */
export const members = {
  handlers: (settings: MembersSettings) => ({
    departments: departmentHandlers,
    industry: industryHandlers,
    members: createMembersHandlers(settings),
    people: peopleHandlers,
    roles: roleHandlers,
  }),
  exports: [membersExport],
};
