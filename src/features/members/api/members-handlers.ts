import { createImportHandlers } from './import-members.ts';
import { departmentDuties } from './member-duties.ts';
import { createMemberHandlers } from './member-handlers.ts';
import type { MembersSettings } from './members-settings.ts';

/** Calls about the users of a company. `duties` are those of other features; the departments are known here. */
export function createMembersHandlers(settings: MembersSettings) {
  const whole = { ...settings, duties: [departmentDuties, ...settings.duties] };
  return { ...createMemberHandlers(whole), ...createImportHandlers(whole) };
}
