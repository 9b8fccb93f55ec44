export { departmentHandlers } from './department-handlers.ts';
export { industryHandlers } from './industry-handlers.ts';
export type { MemberDuties, MemberPlace } from './member-duties.ts';
export { createMembersHandlers } from './members-handlers.ts';
export { peopleHandlers } from './people-handlers.ts';
export { roleHandlers } from './role-handlers.ts';
