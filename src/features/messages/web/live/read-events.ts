export interface StreamEvent {
  name: string;
  data: unknown;
  /** Number to go on from. */
  id: string | null;
}

function parse(block: string): StreamEvent | null {
  const event: { name: string; data: string[]; id: string | null } = { name: 'message', data: [], id: null };
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event.name = value;
    if (field === 'data') event.data.push(value);
    if (field === 'id') event.id = value;
  }
  if (event.data.length === 0) return null;
  try {
    return { name: event.name, id: event.id, data: JSON.parse(event.data.join('\n')) };
  } catch {
    return null;
  }
}

/**
 * Reads server-sent events out of text that comes in any pieces. What is no event (signs of life, garbage) is passed over. The
 * browser's own reader cannot go on from a number where another window has stopped.
 */
export function createEventReader(hear: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) hear(event);
    }
  };
}
