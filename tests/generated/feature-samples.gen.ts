import { enquirySamples } from '#features/enquiries/api/enquiries.samples.ts';
import type { FeatureSamples } from './feature-samples.ts';

/** Collected from the features by `npm run generate`; do not edit. */
export const FEATURE_SAMPLES: readonly FeatureSamples[] = [
  enquirySamples,
];
