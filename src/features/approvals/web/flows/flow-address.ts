/** `new` for a flow to be written, an id for one to be changed; absent: the list. */
export interface FlowAddress {
  edit?: string;
}

const PAGE = '/user/system/approval.html';

export function readFlowAddress(search: Record<string, unknown>): FlowAddress {
  const { edit: asked } = search;
  const edit = typeof asked === 'string' || typeof asked === 'number' ? String(asked) : '';
  return edit === 'new' || /^[1-9]\d{0,18}$/.test(edit) ? { edit } : {};
}

export const listHref = PAGE;
export const editHref = (flowId: string) => `${PAGE}?edit=${flowId}`;
