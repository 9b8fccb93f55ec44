import { parseAst } from 'vite';

/** One comparison of a file, and what it is turned into to see whether a test notices. */
export interface Mutant {
  /** Relative to the root of the project. */
  file: string;
  line: number;
  /** Where the operator stands in the text. */
  at: number;
  from: string;
  to: string;
  /** The comparison as it is written. */
  text: string;
}

/** The smallest wrong step: a limit that moves by one, an equality that turns round. */
const BROKEN: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

interface Node {
  type?: string;
  operator?: string;
  start: number;
  end: number;
  left?: Node;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (value !== null && typeof value === 'object') {
    const node = value as Node;
    if (node.type === 'BinaryExpression') see(node);
    for (const child of Object.values(value)) visit(child, see);
  }
}

/** Every comparison in the code of a file; those of types are none. */
export function findComparisons(file: string, code: string): Mutant[] {
  const mutants: Mutant[] = [];
  visit(parseAst(code, { lang: 'ts' }), (node) => {
    const to = BROKEN[node.operator ?? ''];
    if (to === undefined || !node.operator) return;
    const at = code.indexOf(node.operator, node.left?.end ?? node.start);
    mutants.push({
      file,
      line: code.slice(0, at).split('\n').length,
      at,
      from: node.operator,
      to,
      text: code.slice(node.start, node.end).replaceAll(/\s+/g, ' '),
    });
  });
  return mutants;
}

/** The text with its one comparison broken. */
export const breakComparison = (code: string, { at, from, to }: Pick<Mutant, 'at' | 'from' | 'to'>) =>
  code.slice(0, at) + to + code.slice(at + from.length);
