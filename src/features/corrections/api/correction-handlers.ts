import type { Teller } from '#business/messages/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import type { Messages } from '#platform/api/messages.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import {
  type CorrectionField,
  type CorrectionStatus,
  type CorrectionTicket,
  correctionContract,
  type DeskCorrection,
} from '../contract/correction-contract.ts';
import { CORRECTION_FIELDS, CORRECTION_STATUS, correctionMoves } from '../rules/correction-status.ts';
import { correctionPictureHref } from './answer-correction-picture.ts';
import { type CorrectionRow, countCorrections, readCorrectionQueue, readOwnCorrections } from './correction-repo.ts';
import { handleCorrection } from './handle-correction.ts';
import { saveCorrection } from './save-correction.ts';

const corrections = implementFeature(correctionContract);

const STATES = Object.keys(CORRECTION_STATUS) as CorrectionStatus[];

/** Rows hold only what the contract and the checks of the table let in. */
function presentTicket(row: CorrectionRow): CorrectionTicket {
  const fields = row.fields as CorrectionField[];
  const status = row.status as CorrectionStatus;
  return {
    number: row.number,
    itemCode: row.itemNo,
    productName: row.productName,
    content: row.content,
    fields,
    fieldsText: fields.map((field) => CORRECTION_FIELDS[field]).join('、'),
    status,
    statusText: CORRECTION_STATUS[status],
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Answers go out by themselves; who handles a report needs to know only how. */
const maskContact = (contact: string) => (contact.includes('@') ? maskEmail(contact) : maskPhone(contact));

function presentForDesk(row: CorrectionRow): DeskCorrection {
  const ticket = presentTicket(row);
  return {
    ...ticket,
    id: String(row.id),
    firmName: row.firmName,
    contact: maskContact(row.contact),
    pictures: row.pictures.map(correctionPictureHref),
    moves: [...correctionMoves(ticket.status)],
  };
}

export interface CorrectionSettings {
  messages: Messages & Teller;
  /** Pictures of reports. */
  corrections: FileStore;
}

export function createCorrectionHandlers(settings: CorrectionSettings) {
  return {
    save: corrections.save.handler(({ input, context }) => saveCorrection(context, settings, input)),

    mine: corrections.mine.handler(async ({ input, context: { db, caller } }) => {
      const { rows, total } = await readOwnCorrections(db, signedIn(caller), input);
      return { list: rows.map(presentTicket), total, ...input };
    }),

    queue: corrections.queue.handler(async ({ input, context: { db } }) => {
      const { pageNo, pageSize, ...filter } = input;
      const { rows, total } = await readCorrectionQueue(db, filter, { pageNo, pageSize });
      const counts = await countCorrections(db);
      const all = Object.fromEntries(STATES.map((status) => [status, counts.get(status) ?? 0]));
      return {
        list: rows.map(presentForDesk),
        total,
        pageNo,
        pageSize,
        counts: all as Record<CorrectionStatus, number>,
      };
    }),

    handle: corrections.handle.handler(async ({ input: { id, ...move }, context: { db, caller } }) =>
      presentForDesk(await handleCorrection(db, settings.messages, caller, { id: BigInt(id), ...move })),
    ),
  };
}
