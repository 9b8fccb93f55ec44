export type { MemberDuties, MemberPlace } from './member-duties.ts';
