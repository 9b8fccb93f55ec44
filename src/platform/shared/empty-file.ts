/** What every upload answers to a file of nothing, at the page and at the server. */
export const EMPTY_FILE = '文件是空的，请选择有内容的文件';
