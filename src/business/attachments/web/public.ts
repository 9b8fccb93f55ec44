export { AttachedFiles } from './attached-files.tsx';
