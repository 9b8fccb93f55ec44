const desk = { group: 'desk', channels: ['mail'], byDefault: [] } as const;

/** What people of the desk are told of cases; those who check decide beside those who handle, so both hold the right of the page. */
export const deskMessageRows = {
  checking: { ...desk, label: '售后审核待复核', kind: 'todo', right: 'DESK_AFTER_SALES' },
  checkRefused: { ...desk, label: '售后审核被复核退回', kind: 'todo', right: 'DESK_AFTER_SALES' },
  overdue: { ...desk, label: '售后处理超时', kind: 'alert', right: 'DESK_AFTER_SALES' },
} as const;
