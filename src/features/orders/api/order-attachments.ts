import type { AttachmentOwner } from '#business/attachments/api/public.ts';
import { refuse } from '#platform/api/refuse.ts';
import { uploadErrors } from '../contract/order-errors.ts';
import { ORDER_FILES } from '../contract/order-files.ts';
import { isOrder, madeBy, visibleTo } from './order-scope-repo.ts';

export const orderAttachments: AttachmentOwner = {
  kind: ORDER_FILES,
  folder: 'order-files',
  permission: 'ORDER_MANAGEMENT',
  deskPermission: null,
  uploads: {
    mostLoose: 50,
    refusals: {
      tooLarge: () => refuse(uploadErrors, 'ORDER_FILE_LARGE'),
      wrongKind: (message) => refuse(uploadErrors, 'ORDER_FILE_KIND', { message }),
      tooMany: () => refuse(uploadErrors, 'ORDER_FILES_MANY'),
    },
  },
  mayRead: (db, caller, id) => isOrder(db, id, visibleTo(caller)),
  deskMayRead: () => Promise.resolve(false),
  mayWrite: (db, person, id) => isOrder(db, id, madeBy(person)),
};
