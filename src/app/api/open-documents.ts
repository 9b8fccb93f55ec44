import type { FileStore } from '#platform/api/file-store.ts';
import type { OpenStore } from '#platform/api/stores/open-file-stores.ts';

/** Papers of items: manuals, reports, drawings. Their kinds differ, so the files have one neutral ending. */
export const openDocuments = (openStore: OpenStore): FileStore => openStore('documents', 'bin');
