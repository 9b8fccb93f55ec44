/** What follows from the code for the database, beside tables, views and references. */
export interface CodeFacts {
  /** Of document numbers. */
  sequences: readonly string[];
  /** Tables with a firm, and who may have their rows beside it: `firm` is nobody else, `by hand` stands in a migration. */
  firmTables: Readonly<Record<string, string>>;
  /** Tables whose rows are neither changed nor removed: by the application (`rows`), by nobody (`ledger`). */
  writtenOnce: Readonly<Record<string, string>>;
  /** Table → machine that its `status` moves by. */
  guards: Readonly<Record<string, string>>;
  /** Machine → moves, `open → closed`; a birth comes from nowhere. */
  moves: Readonly<Record<string, readonly string[]>>;
}

type Named = Readonly<Record<string, string>>;

/** Orders had their table of moves before there were others. */
const ORDERS = 'order';

const added = (before: readonly string[], now: readonly string[]) => now.filter((one) => !before.includes(one));

const addedKeys = (before: object, now: Named) =>
  added(Object.keys(before), Object.keys(now)).map((name) => [name, now[name] ?? ''] as const);

/** What stands and says something else now is nobody's to guess: rows may be in the way. */
function refuseChanges(before: Named, now: Named, what: string): void {
  const changed = Object.keys(now).filter((name) => name in before && before[name] !== now[name]);
  if (changed.length === 0) return;
  throw new Error(
    `${what} of ${changed.join(', ')} changed: write it into a migration (npm run db:generate -- --custom --name …).`,
  );
}

function protections(before: Named, now: Named): string[] {
  refuseChanges(before, now, 'Openness');
  return addedKeys(before, now)
    .filter(([, openTo]) => openTo !== 'by hand')
    .map(([table, openTo]) => `select protect_firm_table('${table}'${openTo === 'firm' ? '' : `, '${openTo}'`});`);
}

function grants(before: Named, now: Named): string[] {
  refuseChanges(before, now, 'Rewriting');
  return addedKeys(before, now).map(([table, by]) =>
    by === 'ledger' ? `select keep_ledger('${table}');` : `revoke update, delete on ${table} from shop_app;`,
  );
}

function guards(before: Named, now: Named): string[] {
  refuseChanges(before, now, 'Machine');
  return addedKeys(before, now).map(
    ([table, machine]) =>
      `create trigger guard_state before insert or update of status on ${table} for each row execute function guard_state('${machine}');`,
  );
}

const endsOf = (move: string) => move.split(' → ') as [string, string];

function movesSql(machine: string, before: readonly string[], now: readonly string[]): string[] {
  const ofOrders = machine === ORDERS;
  const table = ofOrders ? 'order_transitions' : 'state_transitions';
  const named = ofOrders ? '' : `'${machine}', `;
  const fresh = added(before, now).map((move) => {
    const [from, to] = endsOf(move);
    return `  (${named}'${from}', '${to}')`;
  });
  const columns = ofOrders ? 'from_status, to_status' : 'machine, from_status, to_status';
  const gone = added(now, before).map((move) => {
    const [from, to] = endsOf(move);
    const which = ofOrders ? '' : `machine = '${machine}' and `;
    return `delete from ${table} where ${which}from_status = '${from}' and to_status = '${to}';`;
  });
  return [...(fresh.length > 0 ? [`insert into ${table} (${columns}) values\n${fresh.join(',\n')};`] : []), ...gone];
}

/** Statements that bring a database from what the code said to what it says; rows and policies of tables that went go with them. */
export function factsSql(before: CodeFacts, now: CodeFacts): string[] {
  const machines = [...new Set([...Object.keys(now.moves), ...Object.keys(before.moves)])];
  return [
    ...added(before.sequences, now.sequences).map((name) => `create sequence ${name};`),
    ...added(now.sequences, before.sequences).map((name) => `drop sequence ${name};`),
    ...protections(before.firmTables, now.firmTables),
    ...grants(before.writtenOnce, now.writtenOnce),
    ...machines.flatMap((name) => movesSql(name, before.moves[name] ?? [], now.moves[name] ?? [])),
    ...guards(before.guards, now.guards),
  ];
}

/** Views that a migration makes, or makes anew: new ones can be written through. */
export function viewsSql(migration: string): string[] {
  const names = [...migration.matchAll(/^CREATE VIEW "public"\."(\w+)"/gm)].map(([, name = '']) => name);
  return names.length > 0 ? [`revoke insert, update, delete on ${names.join(', ')} from shop_app;`] : [];
}

const BREAK = '\n--> statement-breakpoint\n';

/** A migration with what follows from the code behind it. */
export function withFacts(migration: string, statements: readonly string[]): string {
  if (statements.length === 0) return migration;
  const [first = '', ...others] = statements;
  const head = '-- What follows from the code; written by npm run db:generate (scripts/db-facts).\n';
  const parts = [migration.trimEnd(), head + first, ...others].filter((part) => part !== '');
  return `${parts.join(BREAK)}\n`;
}
