export { logisticsQuery, signListQuery } from './fulfilment-api.ts';
export { LogisticsSection } from './logistics-section.tsx';
export { SignSection } from './sign-section.tsx';
