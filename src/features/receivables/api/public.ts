export { readBilled } from './account/read-billed.ts';
