export { freightOf } from './freight.ts';
