import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { Permission } from '#platform/shared/define-endpoint.ts';

/** A person of a company: what is handed in loose is theirs alone. */
export interface Person {
  firmId: bigint;
  userId: bigint;
}

/** What a file belongs to, in whose name the transaction runs. */
export interface OwnerPlace {
  firmId: bigint;
  kind: string;
  ownerId: bigint;
}

/** How a feature takes files in. */
export interface UploadRules {
  /** Files of one person that belong to nothing yet, in a day. */
  mostLoose: number;
  /** Videos are taken too, larger than other files: what only shows when it moves. */
  videos?: boolean;
  /** Refusals with codes of its own; without them the call declares `takeErrors`. */
  refusals?: { tooLarge(): Error; wrongKind(message: string): Error; tooMany(): Error };
}

/** What files may belong to. A feature registers each kind it has; `app/` collects them. */
export interface AttachmentOwner {
  kind: string;
  /** Folder of its files. */
  folder: string;
  /** Code that opens it to people of the company; null where every one of them may ask. */
  permission: string | null;
  /** Code that opens it to the shop's own people, or several of which one does; null where it is none of their business. */
  deskPermission: Permission | null;
  /** Absent where files are only handed in together with what they belong to. */
  uploads?: UploadRules;
  /** Whether somebody of the company sees what the files belong to. */
  mayRead(db: Db, caller: SignedInCaller, ownerId: bigint): Promise<boolean>;
  /** The same for the desk, which sees every company's. */
  deskMayRead(db: Db, ownerId: bigint): Promise<boolean>;
  /** Whether a person may put files beside it. The acts of its feature decide more: who, and until when. */
  mayWrite(db: Db, person: Person, ownerId: bigint): Promise<boolean>;
}
