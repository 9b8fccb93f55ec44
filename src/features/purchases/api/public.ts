export { readBoughtIds } from './read-bought-ids.ts';
