import type { Db } from '#platform/api/database.ts';
import type { MailPicture } from '#platform/api/messages.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { deriveKey, seal, unseal } from '#platform/api/seal.ts';
import type { MessageEvent } from '../contract/define-message-events.ts';
import { gistOf, type Letter } from '../rules/message-letters.ts';

/** What people are to know. */
export interface Telling {
  event: MessageEvent;
  /** Null: of no company, told in each of a person's. */
  firmId: bigint | null;
  to: readonly bigint[];
  /** And everybody who holds this right: of the company, or of the shop itself where it is of none. */
  holders?: string;
  /** Names what has happened: a person is told of it once, however often this is said. */
  key: string;
  /** The same for a group, where several people are told of one thing under keys of their own. */
  groupKey?: string;
  title: string;
  text: string;
  /** Address within the shop: what can be done about it is done there. */
  href?: string | null;
  /** The buyer's own number; it stands in every message about an order (complaint U19). */
  poNumber?: string | null;
  /** The mail, where it says more than title and text. Robots and pages never get it: it may hold a one-time link. */
  letter?: Letter;
  /** A picture for the mail: a chart of what the text says. */
  picture?: { png: Uint8Array; alt: string };
}

/** The one way in: whoever tells says what has happened and to whom; by which ways, and when, is decided here. */
export interface Teller {
  /** Leaves with the transaction that causes it, unreadable while it waits. */
  tell(db: Db, telling: Telling): Promise<void>;
}

/** What effects and jobs need to tell people something. */
export interface Post {
  messages: Teller;
  /** Public origin without a trailing slash: links in letters are absolute. */
  origin: string;
}

export const TELL_TOPIC = 'message.tell';

/** A telling as the outbox keeps it. */
export interface ToldNews {
  event: string;
  firmId: string;
  to: string[];
  holders: string | null;
  key: string;
  groupKey: string;
  title: string;
  text: string;
  href: string | null;
  poNumber: string | null;
  letter: Letter | null;
  picture?: MailPicture;
}

const keyOf = (secret: Buffer) => deriveKey(secret, 'tellings');

export function createTeller(secret: Buffer): Teller {
  const key = keyOf(secret);
  return {
    async tell(db, { event, firmId, to, href = null, poNumber = null, letter = null, picture, ...words }) {
      const { holders = null } = words;
      if (to.length === 0 && holders === null) return;
      const { key: name, groupKey = name, title, text } = words;
      const told: ToldNews = {
        event: event.code,
        firmId: String(firmId ?? 0n),
        to: [...new Set(to)].map(String),
        holders,
        ...{ key: name, groupKey, title, text, href, poNumber, letter },
        ...(picture && { picture: { png: Buffer.from(picture.png).toString('base64'), alt: picture.alt } }),
      };
      await enqueueEffect(db, TELL_TOPIC, { sealed: seal(JSON.stringify(told), key) });
    },
  };
}

/** What a worker finds in the outbox. */
export const openTelling = (payload: unknown, secret: Buffer): ToldNews =>
  JSON.parse(unseal((payload as { sealed: string }).sealed, keyOf(secret))) as ToldNews;

/** Title, text and mail of a message whose letter says it all. */
export const fromLetter = (letter: Letter) => ({ title: letter.subject, text: gistOf(letter), letter });
