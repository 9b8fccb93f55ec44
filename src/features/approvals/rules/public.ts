export { type DocumentSnapshot, type SnapshotLine, snapshotFields } from './document-snapshot.ts';
