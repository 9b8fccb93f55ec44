import type { Identity } from '#platform/shared/define-endpoint.ts';

export interface IdentityFacts {
  /** `company`, `group` or `operator`. */
  firmType: string;
  /** 5 marks a sales account. */
  participantExtendType: number;
  /** 1 marks a firm that buys through its procurement system. */
  firmChannel: number;
  /** 3 marks a session that came from there. */
  loginSource: number;
}

/** Identity of a member, specification 1 and 6: the firm, the account's kind and the way in decide, in this order. */
export function identityOf(facts: IdentityFacts): Identity {
  if (facts.firmType === 'operator') return 'staff';
  if (facts.participantExtendType === 5) return 'sales';
  if (facts.firmType === 'group') return 'group';
  if (facts.loginSource === 3) return 'punchout';
  return facts.firmChannel === 1 ? 'restricted' : 'company';
}

/** Scenario of a caller (specification 6, scenarios); vending requests name theirs themselves. */
export function scenarioOf(facts: Pick<IdentityFacts, 'firmChannel' | 'loginSource'>): 'punchout' | 'enterprise' {
  return facts.loginSource === 3 || facts.firmChannel === 1 ? 'punchout' : 'enterprise';
}
