import { implementFeature } from '#platform/api/implement-feature.ts';
import { accessContract } from '../contract/access-contract.ts';

/** Implementer the handlers of every topic share. */
export const access = implementFeature(accessContract);
