export { colleagues } from './receiver-repo.ts';
