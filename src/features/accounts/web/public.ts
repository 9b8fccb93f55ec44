export { accountsApi } from './accounts-api.ts';
export { NewPasswordFields } from './new-password-fields.tsx';
