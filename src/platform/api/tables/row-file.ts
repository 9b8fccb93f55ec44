import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import type { TableRow } from './import-table.ts';

/** Rows that have been read wait in a file, a row a line, and not in the memory of whoever wants them. */
const PIECE = 65_536;

/** Writes rows to a new file. */
export function writeRows(path: string): { add(row: TableRow): void; end(): void } {
  const file = openSync(path, 'wx', 0o600);
  let piece = '';
  const flush = () => {
    writeSync(file, piece);
    piece = '';
  };
  return {
    add({ rowNumber, cells }) {
      piece += `${JSON.stringify([rowNumber, ...cells])}\n`;
      if (piece.length > PIECE) flush();
    },
    end() {
      flush();
      closeSync(file);
    },
  };
}

function rowOf(line: string): TableRow {
  const [rowNumber, ...cells] = JSON.parse(line) as [number, ...string[]];
  return { rowNumber, cells };
}

/** Rows of such a file; they can be read several times. */
export async function* readRows(path: string): AsyncGenerator<TableRow> {
  let rest = '';
  for await (const piece of createReadStream(path, { encoding: 'utf8' })) {
    // Not Node's own lines: it also breaks at separators that may stand in a text.
    const lines = (rest + (piece as string)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield rowOf(line);
  }
}
