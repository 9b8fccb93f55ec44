import type { FeatureSamples } from '#tests/generated/feature-samples.ts';

export const customerTermsSamples: FeatureSamples = {};
