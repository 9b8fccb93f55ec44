/** Where files of invoices come from, for the company and at the desk. */
export const FILE_PATH = '/invoices/file';
export const DESK_FILE_PATH = '/invoices/desk/file';
