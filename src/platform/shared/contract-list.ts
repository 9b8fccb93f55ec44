import type { EndpointMeta } from './define-endpoint.ts';

export interface DeclaredEndpoint {
  /** Dotted name in the contract tree: `orders.create`. */
  name: string;
  method: string;
  path: string;
  meta: EndpointMeta;
  inputSchema: unknown;
  outputSchema: unknown;
}

interface ContractNode {
  '~orpc'?: {
    meta: { endpoint?: EndpointMeta };
    route: { method?: string; path?: string };
    inputSchema?: unknown;
    outputSchema?: unknown;
  };
}

/** Every endpoint of a contract tree, in declaration order. A procedure without `defineEndpoint` is an error. */
export function listEndpoints(contract: object, prefix = ''): DeclaredEndpoint[] {
  return Object.entries(contract).flatMap(([key, node]: [string, ContractNode]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const definition = node['~orpc'];
    if (!definition) return listEndpoints(node, name);
    const { meta, route } = definition;
    if (!meta.endpoint || !route.method || !route.path) throw new Error(`${name} is not declared with defineEndpoint`);
    return [
      {
        name,
        method: route.method,
        path: route.path,
        meta: meta.endpoint,
        inputSchema: definition.inputSchema,
        outputSchema: definition.outputSchema,
      },
    ];
  });
}
