import { createHash } from 'node:crypto';
import type { CarriedKind } from '#features/approval-flows/api/public.ts';
import { DOCUMENT_CODES } from '#features/approval-flows/contract/document-kinds.ts';
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
 * A kind of document that is approved, by those who own it (decision 0055): what flows may ask about it, how it is read, and what becomes
 * of it. Its feature names it in its manifest; approvals do not know how an order is cancelled, nor orders who approves.
 */
export interface DocumentKeeper extends CarriedKind {
  /** Permission of those who may hand such a document in. */
  handedInBy: string;
  /** What is kept for it while it waits, where it has a time: 价格和库存. */
  holds: string;
  /** Where its requester finds it. */
  hrefOf(documentNo: string): string;
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

/** The kinds that are carried, by code. */
export type DocumentKeepers = ReadonlyMap<string, DocumentKeeper>;

/** All keepers that features name, in the order kinds are shown; a kind has one. */
export function collectKeepers(keepers: readonly DocumentKeeper[]): DocumentKeepers {
  const byPlace = keepers.toSorted((a, b) => DOCUMENT_CODES.indexOf(a.code) - DOCUMENT_CODES.indexOf(b.code));
  const collected = new Map(byPlace.map((keeper) => [keeper.code as string, keeper]));
  if (collected.size < keepers.length) throw new Error('two keepers of one kind of document');
  return collected;
}

/** Fingerprint of a document as somebody saw it. */
export const snapshotHash = (snapshot: DocumentSnapshot): string =>
  createHash('sha256').update(canonicalText(snapshot)).digest('hex');

/** Of a kind that nobody carries yet no request can exist. */
export function documentOf(documents: DocumentKeepers, documentType: string): DocumentKeeper {
  const found = documents.get(documentType);
  if (!found) throw new Error(`nobody carries documents of kind ${documentType}`);
  return found;
}
