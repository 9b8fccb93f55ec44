import { resolve } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { API, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';

/** What one place of the source may write into the audit log, as the compiler understands it. */
export interface WrittenEvent {
  /** File and what is called: for whoever reads a failure. */
  where: string;
  actions: string[];
  objectTypes: string[];
  /** Names of fields at any depth of `before` and `after`. */
  fields: Set<string>;
  /** Values of fields that hold one of a few words, by field. */
  values: Map<string, Set<string>>;
  /** What the compiler cannot see: a code or a field of any text. */
  blind: string[];
}

const WRITERS = new Set(['writeAudit', 'writingAudit']);
const DEPTH = 6;

interface Walk {
  project: Project;
  event: WrittenEvent;
}

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? (type.getTypes() ?? []) : [type]);

function literals({ event }: Walk, name: string, type: Type | undefined): string[] {
  return (type ? partsOf(type) : []).flatMap((part) => {
    if (part.isStringLiteralType()) return [part.value];
    event.blind.push(`${name}: any text`);
    return [];
  });
}

/** Fields of dates, numbers and lists of texts say nothing of their own. */
const isPlain = (text: string) => /^(Date|RegExp|string|number|bigint|boolean|null|undefined|true|false)$/.test(text);

function readType(walk: Walk, field: string, type: Type, depth: number): void {
  const { checker } = walk.project;
  for (const part of partsOf(type)) {
    if (part.isStringLiteralType()) {
      if (part.value === '') continue;
      const known = walk.event.values.get(field) ?? new Set();
      walk.event.values.set(field, known.add(part.value));
      continue;
    }
    const text = checker.typeToString(part);
    if (isPlain(text)) continue;
    if (part.flags & (TypeFlags.Unknown | TypeFlags.Any)) {
      walk.event.blind.push(`${field}: ${text}`);
      continue;
    }
    if (!part.isObjectType() || depth === 0) continue;
    if (checker.isArrayLikeType(part)) {
      for (const item of checker.getTypeArguments(part as never)) readType(walk, field, item, depth - 1);
      continue;
    }
    for (const property of checker.getPropertiesOfType(part)) {
      const inner = checker.getTypeOfSymbol(property);
      walk.event.fields.add(property.name);
      if (inner) readType(walk, property.name, inner, depth - 1);
    }
  }
}

function readCall(project: Project, where: string, argument: Node): WrittenEvent {
  const event: WrittenEvent = {
    where,
    actions: [],
    objectTypes: [],
    blind: [],
    fields: new Set(),
    values: new Map(),
  };
  const walk = { project, event };
  const type = project.checker.getTypeAtLocation(argument);
  const typeOf = (name: string) => {
    const property = type && project.checker.getPropertyOfType(type, name);
    return property && project.checker.getTypeOfSymbol(property);
  };
  event.actions = literals(walk, 'action', typeOf('action'));
  event.objectTypes = literals(walk, 'objectType', typeOf('objectType'));
  for (const name of ['before', 'after']) {
    const facts = typeOf(name);
    if (facts) readType(walk, '', facts, DEPTH);
  }
  return event;
}

/** Every place of the source that writes into the audit log. */
export function findWrittenEvents(files: readonly string[]): WrittenEvent[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [resolve('tsconfig.json')] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('no project');
    return files.flatMap((file) => {
      const source = project.program.getSourceFile(resolve(file));
      if (!source) throw new Error(`${file} is no part of the project`);
      const found: WrittenEvent[] = [];
      const visit = (node: Node): void => {
        if (node.kind === SyntaxKind.CallExpression) {
          const call = node as Node & { expression: { text?: string }; arguments: readonly Node[] };
          const name = call.expression.text;
          const argument = call.arguments[name === 'writeAudit' ? 2 : 1];
          if (name && WRITERS.has(name) && argument) found.push(readCall(project, file, argument));
        }
        node.forEachChild(visit);
      };
      visit(source);
      return found;
    });
  } finally {
    api.close();
  }
}
