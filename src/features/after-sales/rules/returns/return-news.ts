import type { CarrierStep } from '#business/carriers/rules/public.ts';
import { findWay } from '#business/documents/rules/public.ts';
import type { CaseStatus } from '../case-status.ts';
import { type ReturnStatus, returnStates } from '../return-status.ts';

const LEADS_TO: Readonly<Record<CarrierStep, ReturnStatus>> = {
  booked: 'booked',
  not_met: 'failed',
  collected: 'moving',
  in_transit: 'moving',
  delivered: 'arrived',
  refused: 'failed',
  lost: 'failed',
};

/**
 * States a parcel goes through because of a piece of news, in order. News that comes late or again moves nothing: a parcel
 * never goes back, one that has ended stays so, and nobody was missed who has handed it over meanwhile.
 */
export function returnStepsAfter(status: ReturnStatus, step: CarrierStep): ReturnStatus[] {
  if (step === 'not_met' && status === 'moving') return [];
  return findWay(returnStates.states, status, LEADS_TO[step]) ?? [];
}

/** Where a case goes when its parcel has come into a state; null: it stays. */
export function caseStepAfter(status: CaseStatus, parcel: ReturnStatus): CaseStatus | null {
  const underWay = parcel === 'booked' || parcel === 'moving' || parcel === 'arrived';
  if (underWay && status === 'to_return') return 'arriving';
  return parcel === 'failed' && status === 'arriving' ? 'to_return' : null;
}
