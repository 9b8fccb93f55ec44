/** `new` for a flow to be written, an id for one to be changed; absent: the list. */
export interface FlowAddress {
  edit?: string;
}

export function readFlowAddress(search: Record<string, unknown>): FlowAddress {
  const { edit: asked } = search;
  const edit = typeof asked === 'string' || typeof asked === 'number' ? String(asked) : '';
  return edit === 'new' || /^[1-9]\d{0,18}$/.test(edit) ? { edit } : {};
}
