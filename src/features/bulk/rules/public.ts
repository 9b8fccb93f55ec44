export { type PastedRow, parsePastedRows } from './parse-pasted-rows.ts';
