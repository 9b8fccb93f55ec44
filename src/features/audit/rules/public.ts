export { OBJECT_NAMES } from './object-names.ts';
