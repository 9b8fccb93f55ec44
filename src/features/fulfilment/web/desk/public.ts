export { ActDialog } from './act-dialog.tsx';
export { warehousesQuery } from './fulfilment-desk-api.ts';
