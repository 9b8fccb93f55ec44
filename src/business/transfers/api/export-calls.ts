import type { AnyContractProcedure } from '@orpc/contract';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { answerExport } from './answer-export.ts';
import type { ExportDefinition } from './define-export.ts';

/** Something for each export that declares its call, by group and name of the call: `{ audit: { export: … } }`. */
function byPlace<T>(exports: readonly ExportDefinition[], make: (definition: ExportDefinition) => T) {
  const groups: Record<string, Record<string, T>> = {};
  for (const definition of exports) {
    const [group = '', name = ''] = definition.place?.name.split('.') ?? [];
    if (!definition.place) continue;
    if (groups[group]?.[name]) throw new Error(`two exports are called ${definition.place.name}`);
    groups[group] = { ...groups[group], [name]: make(definition) };
  }
  return groups;
}

/** Calls of exports, as they stand in the contract. */
export const exportCalls = (exports: readonly ExportDefinition[]) => byPlace(exports, ({ call }) => call);

/** Handlers of these calls. */
export const exportHandlers = (exports: readonly ExportDefinition[]) =>
  byPlace(exports, (definition) => {
    const { call } = implementFeature({ call: definition.call as AnyContractProcedure });
    return call.handler(({ input, context }) => answerExport(context, definition, input));
  });

type Groups = Readonly<Record<string, object>>;

/** A contract, or its handlers, with what the exports add to the groups. */
export function withExports<T extends Groups>(all: T, exports: Groups): T {
  const joined = Object.entries(exports).map(([group, calls]) => [group, { ...all[group], ...calls }]);
  return { ...all, ...Object.fromEntries(joined) };
}
