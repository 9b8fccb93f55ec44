import { listEndpoints } from '#platform/shared/contract-list.ts';
import { codesOf } from '#platform/shared/define-endpoint.ts';

/** Method and path of every call of one group, for the browser's client. No schema and no rule leaves the server. */
export function listCalls(contract: object, group: string): string {
  const calls = listEndpoints(contract).flatMap(({ name, method, path }) => {
    const [first, ...rest] = name.split('.');
    return first === group ? [[rest.join('.'), `${method} ${path}`] as const] : [];
  });
  if (calls.length === 0) throw new Error(`no calls in ${group}`);
  return `${JSON.stringify(Object.fromEntries(calls))}\n`;
}

const COLUMNS = [
  'Call',
  'Method',
  'Path',
  'Purpose',
  'Identities',
  'Permission',
  'Rate',
  'Key',
  'Transaction',
  'Errors',
];

/** The list of calls as a page for people. */
export function describeEndpoints(contract: object): string {
  const rows = listEndpoints(contract).map(({ name, method, path, meta }) => {
    const errors = Object.entries(meta.errors).map(([error, spec]) => `${error} ${spec.code}`);
    const cells = [
      ...[`\`${name}\``, method, `\`${path}\``, meta.summary, meta.identities.join(' '), codesOf(meta).join(' ')],
      ...[meta.rate, meta.idempotent ? 'required' : '', meta.transaction, errors.join('<br>')],
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Calls',
    '',
    'Generated from the contracts by `npm run generate`; do not edit. “Key” marks calls that need an `Idempotency-Key`.',
    '',
    `| ${COLUMNS.join(' | ')} |`,
    `| ${COLUMNS.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n');
}
