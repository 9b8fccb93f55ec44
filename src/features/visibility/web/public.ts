export { useVisibleFlag, visibleFlagQuery } from './visible-flag.ts';
