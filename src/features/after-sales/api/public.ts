export { readPolicy } from './policy-repo.ts';
