export { approvalBoxHref } from './approval-href.ts';
export { type DocumentSnapshot, type SnapshotLine, snapshotFields } from './document-snapshot.ts';
