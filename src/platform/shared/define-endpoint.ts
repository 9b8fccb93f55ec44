import { oc } from '@orpc/contract';
import type { z } from 'zod';
import type { Identity } from './identities.ts';

export {
  ACCOUNT_HOLDERS,
  BUYERS,
  BUYING_PEOPLE,
  EVERYONE,
  type Identity,
  LOGGED_IN,
  OWN_PEOPLE,
  SIGNED_IN,
  STAFF,
  TRADE_READERS,
} from './identities.ts';

/**
 * Limits per class stand in `platform/api/rate-limit.ts`. `page` counts rendered pages; the calls a page makes while it renders are not counted
 * again. `visitor` counts sessions opened for people who have none; `report` what browsers tell of themselves; `ahead` what is read for
 * presses that may never come, instead of the call's own class; `stream` openings of streams, which no call counts; `outside`
 * what makes the shop write to somebody else's house while the caller waits.
 */
export type RateClass =
  | 'normal'
  | 'page'
  | 'visitor'
  | 'search'
  | 'login'
  | 'order'
  | 'export'
  | 'report'
  | 'upload'
  | 'ahead'
  | 'stream'
  | 'outside';

/**
 * `none`: public data, no tenancy context. `view`: public data as the caller's firm may see it; people without a firm
 * read without a transaction. `read` and `write` run in one transaction with the caller's context.
 */
export type TransactionKind = 'none' | 'view' | 'read' | 'write';

/**
 * `held`: a call by cookie must come from a page that was made for the session's own participant. `told`: a read
 * that need not say whose page asks, but works out nothing for a page of one company at the prices of another. `any`: it
 * acts for nobody – other reads, ways in and out, and what browsers report of themselves.
 */
export type ParticipantRule = 'held' | 'told' | 'any';

export interface ErrorSpec {
  /** Truthful transport status. */
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  /** Number in the envelope; one per error in the whole shop. */
  code: number;
  /** What happened and what to do next, in Chinese. */
  message: string;
  /** Facts that go with the refusal. */
  data?: z.ZodType;
}

export type ErrorSpecs = Readonly<Record<string, ErrorSpec>>;

/** What several pages stand on is opened by the code of any of them. */
export type Permission = string | readonly string[];

/** Codes of which one lets a caller in; empty: whoever is of the right kind. */
export const codesOf = ({ permission = [] }: { permission?: Permission }): readonly string[] =>
  typeof permission === 'string' ? [permission] : permission;

/** Whether rights open a call, as far as codes decide it. */
export function isPermitted(of: { permission?: Permission }, { permissions }: { permissions: ReadonlySet<string> }) {
  const codes = codesOf(of);
  return codes.length === 0 || codes.some((code) => permissions.has(code));
}

export interface EndpointMeta {
  summary: string;
  identities: readonly Identity[];
  /** Permission code of specification 6 that the caller's roles must grant; of several codes any one. */
  permission?: Permission;
  rate: RateClass;
  /** The queue it stands in before it may do anything: logins have one of their own, all others their company's share. */
  lane: 'shop' | 'login';
  /**
   * True: the call creates something and must carry an `Idempotency-Key`. Repeats of people in a firm are answered from
   * the store; a handler that admits others sees their repeats and lets them do nothing more.
   */
  idempotent: boolean;
  transaction: TransactionKind;
  participant: ParticipantRule;
  /** The call does nothing but read: it may be made for a press that may never come (decision 0059). */
  reads: boolean;
  errors: ErrorSpecs;
  /** Fields of a POST that may also stand in the address; every other query parameter of a POST is refused. */
  queryFields: readonly string[];
  /**
   * Input fields that name something one firm or person owns, each with its kind: `{ orderNo: 'order' }`. Dotted where
   * they lie deeper (`lines.orderNo`). Whose it is not gets the same answer as for a number nobody has; the generated
   * tests hold every endpoint to that.
   */
  objects: Readonly<Record<string, string>>;
  /** False keeps the call out of `endpoints.tsv` coverage: the path is the shop's own. */
  specified: boolean;
}

type OrpcErrors<E extends ErrorSpecs> = {
  [K in keyof E]: {
    status: number;
    message: string;
    data: E[K]['data'] extends z.ZodType ? E[K]['data'] : z.ZodType<undefined>;
  };
};

interface EndpointOptions<I extends z.ZodType, O extends z.ZodType, E extends ErrorSpecs> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Exact path, prefix of the service first, as `endpoints.tsv` writes it. */
  path: `/${string}`;
  summary: string;
  input: I;
  output: O;
  identities: readonly Identity[];
  permission?: Permission;
  rate?: RateClass;
  lane?: 'login';
  idempotent?: boolean;
  transaction?: TransactionKind;
  /** Only for calls that change nothing of anybody; what may change something is held unless it says so. */
  participant?: 'any' | 'told';
  /** Said of what opens its own transactions: true of a POST that only reads, false of a GET that does more. */
  reads?: boolean;
  errors?: E;
  queryFields?: readonly string[];
  objects?: Readonly<Record<string, string>>;
  specified?: boolean;
}

/**
 * What may change something, and files that leave the shop, are held to the page's participant. A transaction for
 * reading cannot change anything; `none` opens its own, so it is taken for a change.
 */
function participantRule({ method, participant, transaction = 'read', rate }: RuleFacts): ParticipantRule {
  if (participant) return participant;
  if (method === 'GET') return 'any';
  return transaction === 'write' || transaction === 'none' || rate === 'export' ? 'held' : 'any';
}

type RuleFacts = Pick<
  EndpointOptions<z.ZodType, z.ZodType, ErrorSpecs>,
  'method' | 'participant' | 'transaction' | 'rate'
>;

/** What is done once, and files that leave the shop, are more than reading, whatever the transaction. */
const ONCE_PRESSED: ReadonlySet<RateClass> = new Set(['login', 'order', 'export', 'report', 'upload']);

/** A transaction for reading cannot change anything; of what opens its own, GETs and what says so. */
function onlyReads(options: ReadFacts, { transaction, idempotent, participant, rate }: MadeFacts): boolean {
  if (idempotent || participant === 'held' || ONCE_PRESSED.has(rate)) return false;
  if (transaction === 'none') return options.reads ?? options.method === 'GET';
  return transaction !== 'write' && options.reads !== false;
}

type ReadFacts = Pick<EndpointOptions<z.ZodType, z.ZodType, ErrorSpecs>, 'method' | 'reads'>;
type MadeFacts = Pick<EndpointMeta, 'transaction' | 'idempotent' | 'participant' | 'rate'>;

/**
 * Declares one call of the shop as data. Routing, envelope, typed clients, the OpenAPI document, `docs/endpoints.md`,
 * the authorisation matrix and the coverage check are all read from this declaration.
 */
export function defineEndpoint<
  I extends z.ZodType,
  O extends z.ZodType,
  const E extends ErrorSpecs = Record<never, never>,
>(options: EndpointOptions<I, O, E>) {
  const made: MadeFacts = {
    rate: options.rate ?? 'normal',
    idempotent: options.idempotent ?? false,
    transaction: options.transaction ?? 'read',
    participant: participantRule(options),
  };
  const meta: EndpointMeta = {
    ...made,
    summary: options.summary,
    identities: options.identities,
    permission: options.permission,
    lane: options.lane ?? 'shop',
    reads: onlyReads(options, made),
    errors: options.errors ?? {},
    queryFields: options.queryFields ?? [],
    objects: options.objects ?? {},
    specified: options.specified ?? true,
  };
  return oc
    .$meta<{ endpoint?: EndpointMeta }>({ endpoint: meta })
    .route({ method: options.method, path: options.path, summary: options.summary })
    .errors((options.errors ?? {}) as unknown as OrpcErrors<E>)
    .input(options.input)
    .output(options.output);
}
