import { createHash } from 'node:crypto';
import type { DocumentType } from '#features/approval-flows/rules/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { canonicalText, type DocumentSnapshot } from '../../rules/document-snapshot.ts';

export interface DocumentPlace {
  firmId: bigint;
  documentNo: string;
}

export type Actor = Pick<Caller, 'firmId' | 'userId'>;

/** What was paid for an item before, the latest last; decimal yuan. */
export interface PastPrice {
  at: Date;
  price: string;
}

/** What is charged to which cost centre, as its document names it. */
export interface DocumentCharge {
  costCenter: string;
  amountFen: bigint;
}

/** What the requester has to do himself once everybody has agreed, for the letter that tells it. */
export interface NextAct {
  /** In a word: 请付款. */
  title: string;
  /** What, how much and until when; the address below it follows. */
  text: string;
  /** On this shop: /orderPay.html?… */
  path: string;
}

/**
 * What approvals ask of those who own a document. One of each kind is given by the application; approvals do not know
 * how an order is cancelled, nor orders who approves.
 */
export interface DocumentKeeper {
  /** The document as it stands; null when it no longer waits for approval. */
  read(db: Db, place: DocumentPlace): Promise<{ snapshot: DocumentSnapshot; amountFen: bigint } | null>;
  /** Everybody has agreed; null: the document goes on by itself. */
  pass(db: Db, place: DocumentPlace, actor: Actor): Promise<NextAct | null>;
  /** It came to nothing; who holds money, goods or budget of it gives them back. */
  end(
    db: Db,
    place: DocumentPlace,
    end: { kind: 'refused' | 'withdrawn' | 'expired'; actor: Actor; reason: string },
  ): Promise<void>;
  /** Lines that were not approved leave the document and go back to the requester. */
  dropLines(
    db: Db,
    place: DocumentPlace,
    drop: { lineNos: readonly number[]; actor: Actor; reason: string },
  ): Promise<void>;
  /** Earlier prices by item, without this document. */
  readPrices(db: Db, place: DocumentPlace): Promise<ReadonlyMap<string, PastPrice[]>>;
}

export type DocumentKeepers = Partial<Record<DocumentType, DocumentKeeper>>;

/** Fingerprint of a document as somebody saw it. */
export const snapshotHash = (snapshot: DocumentSnapshot): string =>
  createHash('sha256').update(canonicalText(snapshot)).digest('hex');

/** Of a kind that nobody carries yet no request can exist. */
export function documentOf(documents: DocumentKeepers, documentType: string): DocumentKeeper {
  const found = documents[documentType as DocumentType];
  if (!found) throw new Error(`nobody carries documents of kind ${documentType}`);
  return found;
}
