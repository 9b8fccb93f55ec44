export { CostCenterField } from './cost-center-field.tsx';
export { CostCenterOptions } from './cost-center-options.tsx';
