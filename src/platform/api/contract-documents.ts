import { listEndpoints } from '#platform/shared/contract-list.ts';

interface Branch {
  [name: string]: Branch | string;
}

/** Method and path of every call, in the tree the browser's client walks. No schema and no rule leaves the server. */
export function minifyContract(contract: object): string {
  const tree: Branch = {};
  for (const { name, method, path } of listEndpoints(contract)) {
    const parts = name.split('.');
    const leaf = parts.pop() ?? name;
    let branch = tree;
    for (const part of parts) {
      branch[part] ??= {};
      branch = branch[part] as Branch;
    }
    branch[leaf] = `${method} ${path}`;
  }
  return `${JSON.stringify(tree)}\n`;
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
      ...[`\`${name}\``, method, `\`${path}\``, meta.summary, meta.identities.join(' '), meta.permission ?? ''],
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
