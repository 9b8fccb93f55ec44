export type { CompanyRegistry } from './company-registry.ts';
export { openCompanyRegistry } from './open-company-registry.ts';
export { type InvitationFacts, sendInvitation } from './send-invitation.ts';
